/**
 * Inlined on the course enquiry page: the chosen course stands in the form before any other script. Only the slug
 * is taken from the URL; name, heading and file come from the catalogue in the page.
 */
type Row = [slug: string, name: string, heading: string, pdf: string];
const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;
const slug = new URLSearchParams(location.search).get('course');
const row = (JSON.parse(find('#courses').textContent) as Row[]).find((course) => course[0] === slug);
if (row) {
  const field = find('[name=courseName]');
  // Its default, so that a reset form keeps it.
  [, field.defaultValue, find('.head p').innerHTML, field.dataset.pdf] = row;
}

export {};
