import type { CourseProject } from '@/lib/content';

interface Props {
  project: CourseProject;
  /** Whether the caption takes one line on a wide screen. */
  onOneLine?: boolean;
}

/** The words below the picture of a project, which the lightbox shows too. */
export function ProjectCaption({ project: { number, title, made }, onOneLine = false }: Props) {
  return (
    <div
      data-caption=""
      className={`font-display leading-tight ${onOneLine ? 'flex-wrap items-center gap-x-4 @md/page:flex' : 'mt-2.5'}`}
    >
      <span className="font-semibold">{title}</span>{' '}
      <ProjectModule project={{ number, made }} className={onOneLine ? '@max-md/page:mt-1.5' : 'mt-1.5'} />
    </div>
  );
}

/** The module that a project belongs to, and what is handed over. */
export const ProjectModule = ({
  project: { number, made },
  className,
}: {
  project: Pick<CourseProject, 'number' | 'made'>;
  className: string;
}) => (
  <span className={`block text-faint text-note leading-snug ${className}`}>
    <span className="badge mr-1.5 h-6 w-auto rounded-full px-2.5 font-medium @max-md/page:mb-1 @max-md/page:grid @max-md/page:w-fit">
      Module {number}
    </span>{' '}
    {made}
  </span>
);

/** Projects without a picture: one caption per line, below the picture wall. */
export const ProjectList = ({ projects }: { projects: readonly CourseProject[] }) =>
  projects.length > 0 && (
    <ul className="mt-8 grid gap-y-4">
      {projects.map((project) => (
        <li key={project.title}>
          <ProjectCaption project={project} onOneLine />
        </li>
      ))}
    </ul>
  );
