/** What a visitor would like to make, with its picture and its courses. */
import { slugify } from '@/lib/format/slug';
import { bySlug, pageWith } from './catalogue';
import type { Choice } from './schema';
import type { Content, Course } from './types';

/** Id of a choice on the listing: `make-a-press-tool`. */
export const choiceId = ({ title }: Pick<Choice, 'title'>) => `make-${slugify(title)}`;

/** The choices of the listing, each with the courses in their order, and with the picture that it has. */
export const choicesOf = (content: Content) =>
  pageWith(content, 'listing').data.choices.map((choice) => ({
    id: choiceId(choice),
    title: choice.title,
    shown: choice.picture
      ? { picture: choice.picture, alt: choice.alt ?? '' }
      : bestProject(bySlug(content, choice.from ?? '')),
    courses: choice.courses.flatMap(({ course: slug, why }) => {
      const course = bySlug(content, slug);
      return course ? [{ course, why }] : [];
    }),
  }));

/** The picture of the project that stands for a course: the first that has one. */
export function bestProject(entry: Course | { kind: string } | undefined) {
  const course = entry?.kind === 'course' ? (entry as Course) : undefined;
  const project = course?.data.projects.find(({ picture }) => picture);
  return project?.picture
    ? {
        picture: project.picture,
        alt: project.alt ?? '',
        title: project.title,
        show: project.show,
        render: project.render,
      }
    : undefined;
}
