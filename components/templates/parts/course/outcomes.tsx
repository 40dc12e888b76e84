import { CellDrawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { type Course, type Drawing, placeProjects } from '@/lib/content';
import { encodedPicture } from '@/lib/pictures/manifest';

interface Props {
  course: Course;
  /** The drawing of the course, unless the head has it already. */
  drawing?: Drawing | undefined;
}

/** Outcomes, one per line with a large verb. On a wide screen a drawing or a project is beside the list. */
export function Outcomes({ course, drawing }: Props) {
  const { outcomes, projects } = course.data;
  const { besideOutcomes: project } = placeProjects(projects);
  if (outcomes.length === 0) return null;
  return (
    <Section
      id="outcomes"
      title="What you will be able to do"
      prominent
      aside={
        drawing ? (
          <CellDrawing src={drawing.src} className="@max-lg/page:hidden" />
        ) : (
          project && <ProjectFigure file={project.render ?? project.picture} title={project.title} />
        )
      }
    >
      <ul>
        {outcomes.map((outcome) => {
          const [verb = '', ...rest] = outcome.split(' ');
          return (
            <li
              key={outcome}
              className="not-last:border-b border-line py-2.5 first:pt-0 @lg/page:grid @lg/page:grid-cols-[2fr_5fr] @lg/page:items-baseline @lg/page:gap-x-gap"
            >
              <b className="font-display text-h3 font-semibold -tracking-[.012em] @lg/page:text-[clamp(1.5rem,2.3vw,2rem)]/none">
                {verb}
              </b>{' '}
              <span>{rest.join(' ')}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const ProjectFigure = ({ file = '', title }: { file?: string | undefined; title: string }) => (
  <figure className="@max-lg/page:hidden">
    <Picture
      picture={encodedPicture(file)}
      alt=""
      sizes="20rem"
      className="aspect-[4/3] h-auto w-full object-contain"
    />
    <figcaption className="mt-2 font-display text-note leading-snug text-faint">{title}</figcaption>
  </figure>
);
