/** Clears what the forms keep, on the privacy page. */
const button = document.getElementById('clear') as HTMLButtonElement;
button.onclick = () => {
  try {
    sessionStorage.clear();
  } catch {
    // If storage is disabled, nothing was stored.
  }
  (button.nextElementSibling as HTMLOutputElement).value = 'Cleared. Nothing of yours is kept here now.';
};

export {};
