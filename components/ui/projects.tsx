import type { CourseProject } from '@/lib/content';

interface Props {
  project: CourseProject;
  /** In half of a phone the name goes on under the balloon. */
  narrow?: boolean | undefined;
  /** On one line of a desk. */
  line?: boolean;
}

/** What a project is: its module's number in a balloon, its name, what is handed over. */
export function ProjectCaption({ project: { number, title, made }, narrow = false, line = false }: Props) {
  return (
    <div
      data-caption=""
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 font-display leading-tight ${narrow ? 'max-mid:block' : ''} ${line ? 'wide:grid-cols-[auto_3fr_2fr]' : 'mt-2'}`}
    >
      <span className={`balloon row-span-2 ${narrow ? 'max-mid:grid max-mid:mb-1' : ''}`}>
        <span className="sr-only">Module </span>
        {number}
      </span>{' '}
      <span className="pt-0.5 font-semibold">{title}</span>{' '}
      <span className={`block text-faint text-note ${line ? 'wide:pt-0.5' : ''}`}>{made}</span>
    </div>
  );
}

/** Projects without a picture, as a plain list that closes the wall. */
export const ProjectList = ({ projects }: { projects: readonly CourseProject[] }) =>
  projects.length > 0 && (
    <ul className="mt-8 border-t-[1.5px] border-ink">
      {projects.map((project) => (
        <li key={project.title} className="not-last:border-b border-line py-2.5">
          <ProjectCaption project={project} line />
        </li>
      ))}
    </ul>
  );
