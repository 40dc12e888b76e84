/**
 * The course of the `course` parameter, of those that the page offers to choose (course-links.tsx). Only the
 * slug comes from the address, the other values come from the page.
 * @returns its title and the addresses of its thumbnail and its syllabus, which may be empty; undefined
 * without a known slug
 */
export function chosenCourse() {
  const slugIn = (query: string) => new URLSearchParams(query).get('course');
  const links = document.querySelectorAll<HTMLAnchorElement>('#no-course a');
  const link = [...links].find(({ search }) => slugIn(search) === slugIn(location.search));
  if (!link) return undefined;
  const { thumb = '', pdf = '' } = link.dataset;
  return { name: link.text, thumb, pdf };
}
