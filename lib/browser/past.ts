/**
 * Inlined where batches or posts stand: hides those whose day has passed since the build. Days are those of the
 * institute. A list of which nothing is left gives way to the template after it, if there is one.
 */
// Swedish writes days as ISO 8601 does.
const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
for (const item of document.querySelectorAll<HTMLElement>('[data-until]')) item.hidden = (item.dataset.until ?? '') < today;
for (const list of document.querySelectorAll<HTMLElement>('[data-upcoming]')) {
  if (list.querySelector('[data-until]:not([hidden])')) continue;
  const { nextElementSibling: other } = list;
  if (other instanceof HTMLTemplateElement) list.replaceWith(other.content);
  else list.hidden = true;
}

export {};
