/** Pictures of a syllabus PDF beside the course form, and above it on a phone. */
import { Thumb } from '@/components/ui/drawing';
import {
  type Content,
  type Course,
  coursesOf,
  drawingPathOf,
  modulesIn,
  syllabusPath,
  thumbPathOf,
} from '@/lib/content';
import { pluralize } from '@/lib/format/sentence';
import { ABOVE_FORM_CLASSES } from './above-form-classes';

/** Maximum number of modules that fit below the drawing of a syllabus. */
const MAX_MODULES = 4;
/** Maximum number of pages behind the first one, and the offset of each. */
const MAX_BEHIND = 3;
const STEP = { x: 37, y: 34 };
/** Outline of a page from its upper left corner, inset by one unit for half the line width. */
const OUTLINE = 'h208v221H1z';
const SIZE = { width: 210, height: 223 };
const DOWNLOAD = 'M9 1v15m-7-7 7 7 7-7M0 22h18';

/** The first course with a syllabus, then the courses with the shortest names of other groups. */
function syllabusCourses(content: Content): Course[] {
  const courses = coursesOf(content).filter((course) => syllabusPath(content, course));
  const [front] = courses;
  if (!front) return [];
  const shortestFirst = courses.toSorted((a, b) => a.data.title.length - b.data.title.length);
  const shortestIn = (group: string) => shortestFirst.find(({ data }) => data.group === group);
  const others = shortestFirst.filter(
    (course) => course.data.group !== front.data.group && course === shortestIn(course.data.group),
  );
  return [front, ...others.slice(0, MAX_BEHIND)];
}

/** Picture of a syllabus PDF: name, drawing and modules of a course; behind it the PDFs of other courses. */
export function SyllabusPreview({ content }: { content: Content }) {
  const [course, ...behind] = syllabusCourses(content);
  if (!course) return null;
  const top = 1 + behind.length * STEP.y;
  const pagesBehind = behind.map(({ slug, data }, i) => (
    <svg key={slug} aria-hidden="true" x={(i + 1) * STEP.x} y={top - (i + 1) * STEP.y - 1} width={SIZE.width}>
      <path d={`M1 1${OUTLINE}`} />
      <text x="12" y="25" className="fill-ink stroke-none text-[19px] font-semibold">
        {data.title}
      </text>
    </svg>
  ));
  return (
    <svg
      viewBox={`0 0 ${SIZE.width + behind.length * STEP.x} ${top + SIZE.height}`}
      aria-hidden="true"
      className="w-full max-w-110 fill-leaf stroke-ink font-display"
      strokeWidth="1.5"
    >
      {/* What comes later in an SVG lies upon what comes before. */}
      {pagesBehind.toReversed()}
      <path d={`M1 ${top}${OUTLINE}`} />
      <path className="fill-none" strokeWidth="2.5" transform={`translate(179 ${top + 14})`} d={DOWNLOAD} />
      {/* Longer names are cut at the edge of the page. */}
      <svg aria-hidden="true" x="12" y={top} width="188" height="221">
        <FrontPage course={course} />
      </svg>
    </svg>
  );
}

const FrontPage = ({ course }: { course: Course }) => (
  <>
    <path d="M0 49h188M0 134h188" strokeWidth="1" />
    <image href={`${drawingPathOf(course)}#cell`} x="13" y="53" width="162" height="78" />
    <g className="fill-ink stroke-none font-semibold">
      <text y="17" className="fill-faint text-[12px] font-medium">
        Syllabus
      </text>
      <text y="40" className="text-[24px]">
        {course.data.title}
      </text>
      {modulesIn(course)
        .slice(0, MAX_MODULES)
        .map((name, i) => (
          <text key={name} y={153 + i * 19} className="text-[12px]">
            <tspan className="fill-faint">{i + 1}</tspan>
            <tspan x="18">{name}</tspan>
          </text>
        ))}
    </g>
  </>
);

/** The upper part of the first syllabus, above the form on a phone until a course is chosen. */
export function SyllabusRow({ content }: { content: Content }) {
  const [course] = syllabusCourses(content);
  if (!course) return null;
  const modules = modulesIn(course);
  const [first] = modules;
  return (
    <div
      aria-hidden="true"
      className={`${ABOVE_FORM_CLASSES} mx-2.5 mt-1 -mb-4 flex items-center justify-between gap-4 border-[1.5px] border-b-0 bg-leaf px-3 py-2 font-display leading-tight font-semibold`}
    >
      <div className="min-w-0 wrap-anywhere">
        <p className="label">Syllabus PDF, for example</p>
        <p className="text-[1.375rem]">{course.data.title}</p>
        {first && (
          <p className="text-[.8125rem]">
            {pluralize(modules.length, 'module')}, the first: {first}
          </p>
        )}
      </div>
      <div className="w-20 flex-none">
        <Thumb src={thumbPathOf(course)} />
      </div>
    </div>
  );
}
