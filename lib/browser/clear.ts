/** Inlined on the privacy page: deletes what this site keeps in the browser. */
const button = document.getElementById('clear') as HTMLButtonElement;
button.onclick = () => {
  try {
    sessionStorage.clear();
  } catch {
    // Where storage is forbidden nothing was kept.
  }
  (button.nextElementSibling as HTMLOutputElement).value = 'Cleared. Nothing of yours is kept here now.';
};

export {};
