import { Batches } from '@/components/ui/batches';
import { CellDrawing } from '@/components/ui/drawing';
import { Fee } from '@/components/ui/fee';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { type Content, type Course, comparisonPath, JOB_TITLES, nextBatches, pageWith } from '@/lib/content';
import { highlightedProject } from '@/lib/content/projects';
import { picture } from '@/lib/files/picture-manifest';
import { capitalize, ensureFullStop, formatList } from '@/lib/format/sentence';
import type { Drawing as DrawingData } from '@/lib/media/drawings';

type Data = Course['data'];

interface OutcomesProps {
  course: Course;
  /** The drawing of the course, where a picture has its place in the head. */
  drawing?: DrawingData | undefined;
}

/**
 * What one can do at the end, an outcome a line, its verb set large. On a wide screen the drawing stands beside the list; if
 * the head has that, a project.
 */
export function Outcomes({ course, drawing }: OutcomesProps) {
  const { outcomes, projects } = course.data;
  // Neither the project in the band nor the one that leads the wall.
  const others = projects.filter((project) => project !== highlightedProject(projects));
  const project = others.find(({ render }) => render) ?? others.findLast(({ picture }) => picture);
  if (outcomes.length === 0) return null;
  return (
    <Section
      id="outcomes"
      title="What you will be able to do"
      strong
      aside={
        drawing ? (
          <CellDrawing src={drawing.src} className="max-wide:hidden" />
        ) : (
          project && <ProjectFigure project={project} />
        )
      }
    >
      <ul>
        {outcomes.map((outcome) => {
          const [verb = '', ...rest] = outcome.split(' ');
          return (
            <li
              key={outcome}
              className="not-last:border-b border-line py-2.5 first:pt-0 wide:grid wide:grid-cols-[2fr_5fr] wide:items-baseline wide:gap-x-gap"
            >
              <b className="font-display text-h3 font-semibold -tracking-[.012em] wide:text-[clamp(1.5rem,2.3vw,2rem)]/none">
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

/** A project of the course in the last columns: its render, else its picture, and its title. */
const ProjectFigure = ({
  project: { picture: file, render, title },
}: {
  project: Data['projects'][number];
}) => (
  <figure className="max-wide:hidden">
    <Picture
      picture={picture(render ?? file ?? '')}
      alt=""
      sizes="20rem"
      className="aspect-[4/3] h-auto w-full object-contain"
    />
    <figcaption className="mt-2 font-display text-note leading-snug text-faint">{title}</figcaption>
  </figure>
);

/** Dates, fee and certificate. The heading names those that are given. */
export function Offer({ content, course }: { content: Content; course: Course }) {
  const { batches, fee, certificate } = course.data;
  const parts = [batches.length > 0 && 'dates', fee.length > 0 && 'fee', certificate && 'certificate'].filter(
    (part) => typeof part === 'string',
  );
  if (parts.length === 0) return null;
  const title = formatList(parts);
  return (
    <Section id="offer" title={capitalize(title)} strong>
      <div className="grid max-w-[38rem] gap-6">
        {batches.length > 0 && (
          <div data-upcoming="">
            <Batches content={content} batches={nextBatches(course)} />
          </div>
        )}
        {fee.map((one) => (
          <Fee key={`${one.currency}${one.covers}`} fee={one} />
        ))}
        {certificate && (
          <div>
            <p className="font-display text-h3 font-semibold">{certificate.name}</p>
            <p>
              {ensureFullStop(`Awarded by ${certificate.awardedBy}`)} {ensureFullStop(certificate.conditions)}
            </p>
            {certificate.recognisedBy && (
              <p>
                Recognised by{' '}
                <a href={certificate.recognisedBy.url} rel="noopener">
                  {certificate.recognisedBy.name}
                </a>
              </p>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

/** Claims in figures, each with its conditions. */
export function Claims({ claims }: Pick<Data, 'claims'>) {
  if (claims.length === 0) return null;
  return (
    <Section id="claims" title="Also in the syllabus" span="wide">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-8 gap-y-4">
        {claims.map(({ text, conditions }) => (
          <li key={text} className="border-t border-line pt-2">
            <p className="font-display text-h3 leading-tight font-semibold">{text}</p>
            <p className="text-note text-faint">{conditions}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Label of the fact on the internship's page that has its length. */
const INTERNSHIP_LENGTH = 'Length';

/** Jobs that ask for this course, the internship, and a link to the comparison with other courses. */
export function NextSteps({ content, course }: { content: Content; course: Course }) {
  const { jobTitles, group } = course.data;
  const internship = pageWith(content, 'internship');
  const length = internship.data.facts.find(({ label }) => label === INTERNSHIP_LENGTH)?.value;
  const comparison = comparisonPath(content, group);
  return (
    <div className="prose mt-4">
      <p>{jobTitles.length > 0 && `${JOB_TITLES}: ${jobTitles.join(', ')}. `}No course guarantees a job.</p>
      <p>
        After the course you can apply for the <a href={internship.path}>internship</a>
        {length && ` of ${length}`}.
        {comparison && (
          <>
            {' '}
            <a href={comparison}>Compare this course with others</a>.
          </>
        )}
      </p>
    </div>
  );
}
