/**
 * Inlined on the course enquiry page: the chosen course stands in the form before any other script. Only the slug
 * is taken from the URL; name and file come from the catalogue in the page.
 */
const courses = JSON.parse(document.querySelector('#courses')?.textContent ?? '{}') as Record<string, [string, string?]>;
const slug = new URLSearchParams(location.search).get('course') ?? '';
const field = document.querySelector<HTMLInputElement>('[name=courseName]');
const [name, pdf] = (Object.hasOwn(courses, slug) && courses[slug]) || [];
if (field && name) {
  field.value = field.defaultValue = name;
  if (pdf) field.dataset.pdf = pdf;
}

export {};
