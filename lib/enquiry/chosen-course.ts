/** A course as the enquiry page carries it: slug, name, the form's heading as HTML, PDF or nothing. */
export type CourseRow = [slug: string, name: string, heading: string, pdf: string];

/**
 * The course that the page's address chooses. Only the slug is taken from the address; all else is looked up in the
 * page (`#courses`).
 * @returns nothing where the form was opened directly, or the page has no courses
 */
export function chosenCourse() {
  const slug = new URLSearchParams(location.search).get('course');
  const rows = JSON.parse(document.getElementById('courses')?.textContent ?? '[]') as CourseRow[];
  const row = rows.find((course) => course[0] === slug);
  return row && { name: row[1], heading: row[2], pdf: row[3] };
}
