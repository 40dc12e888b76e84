import type { CourseProject } from '@/lib/content';

interface Props {
  project: CourseProject;
  /** Whether it takes one line on a wide screen. */
  line?: boolean;
}

/** Title of a project, the module that teaches it, and what is handed over. */
export function ProjectCaption({ project: { number, title, made }, line = false }: Props) {
  return (
    <div
      data-caption=""
      className={`font-display leading-tight ${line ? 'gap-x-gap wide:grid wide:grid-cols-[3fr_2fr]' : 'mt-2.5'}`}
    >
      <span className="font-semibold">{title}</span>{' '}
      <span className={`block text-faint text-note leading-snug ${line ? 'max-wide:mt-1.5' : 'mt-1.5'}`}>
        <span className="balloon mr-1.5 h-6 w-auto rounded-full px-2.5 font-medium">Module {number}</span>{' '}
        {made}
      </span>
    </div>
  );
}

/** Projects without a picture, as a list below the wall. */
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
