/** A course in the JSON of the enquiry page's `#courses`: `heading` is HTML, `pdf` may be empty. */
export type CourseRow = [slug: string, name: string, heading: string, pdf: string];

/**
 * The course of the `course` parameter. Only the slug comes from the
 * address, the other values come from the page.
 * @returns undefined without a known slug
 */
export function chosenCourse() {
  const slug = new URLSearchParams(location.search).get('course');
  const rows = JSON.parse(document.getElementById('courses')?.textContent ?? '[]') as CourseRow[];
  const row = rows.find((course) => course[0] === slug);
  return row && { name: row[1], heading: row[2], pdf: row[3] };
}
