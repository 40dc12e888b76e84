/** Choices on home and listing: what a visitor would like to make, its picture and its courses. */
import { slugify } from '@/lib/format/slug';
import { bySlug, type Group, isPage } from '../registry';
import type { Content } from '../types';
import { firstPicturedProject } from './projects';

/** The choices of the listing page; empty where that page could not be read, which the check reports. */
export const choicesOf = (content: Content) =>
  (content.entries.find((entry) => isPage(entry, 'listing'))?.data.choices ?? []).map((choice) => {
    const project = firstPicturedProject(bySlug(content, choice.from ?? ''));
    return {
      /** Id on the listing page: `make-a-press-tool`. */
      id: `make-${slugify(choice.title)}`,
      title: choice.title,
      // A render comes first: the lines of a drawing are too fine at this size.
      picture: choice.picture ?? project?.render ?? project?.picture,
      courses: choice.courses.flatMap(({ course: slug, why }) => {
        const course = bySlug(content, slug);
        return course ? [{ course, why }] : [];
      }),
    };
  });

/**
 * The picture of a group of courses: the editor's, else that of a project that no choice shows already, a
 * render before a drawing.
 */
export function groupPicture(content: Content, { picture, courses }: Group): string | undefined {
  if (picture) return picture;
  const shown = choicesOf(content).map(({ picture }) => picture);
  const projects = courses.flatMap(({ data }) => data.projects);
  const isNew = (file: string | undefined) => file && !shown.includes(file);
  return (
    projects.find(({ render }) => isNew(render))?.render ??
    projects.find(({ picture }) => isNew(picture))?.picture
  );
}
