import { Band, type BandPicture, bandDrawing } from '@/components/ui/band';
import { htmlProps, Prose } from '@/components/ui/prose';
import { ScriptIsland } from '@/components/ui/script-island';
import {
  type Content,
  type Course,
  type CourseProject,
  drawingPathOf,
  type List,
  PICTURES_NOTE,
  placeProjects,
  projectsOf,
  SECTION_TITLES,
  type TextSection,
} from '@/lib/content';
import { darkView, encodedPicture, largest } from '@/lib/pictures/manifest';
import { EntryEnquiryLink } from '../entry-enquiry-link';
import { ProjectList, ProjectModule } from './project-caption';
import { ProjectWall, RENDER_ALT } from './project-wall';

interface Props {
  content: Content;
  course: Course;
  section: TextSection | undefined;
}

/** Projects of students: a `Band` as heading, then those of the front matter, else the section's list. */
export function Projects({ content, course, section }: Props) {
  const projects = projectsOf(course);
  const list = section?.list;
  const { band: bandProject, wall } = placeProjects(projects);
  if (projects.length === 0 && !section) return null;
  const band = (
    <Band
      id={section?.id ?? 'projects'}
      title={section?.title ?? SECTION_TITLES.projects}
      picture={(bandProject && bandPictureOf(bandProject)) ?? bandDrawing(drawingPathOf(course))}
    >
      {bandProject && (
        <div data-caption="">
          <p className="text-lede">{bandProject.title}.</p>
          <ProjectModule project={bandProject} className="mt-3 font-display" />
        </div>
      )}
      <p className={bandProject ? 'mt-4' : 'text-lede'}>
        You make work like this yourself and keep it to show.
      </p>
      <p className="no-print mt-6">
        <EntryEnquiryLink content={content} entry={course} />
      </p>
    </Band>
  );
  const bandAndWall = (
    <>
      {band}
      <div className="pt-8 pb-section-strong">
        <Prose blocks={(list ? list.before : section?.blocks) ?? []} className="mb-5" />
        <ProjectWall projects={wall} />
        <ProjectList projects={projects.filter((project) => !project.picture)} />
        {bandProject && <p className="mt-5 text-note text-faint">{PICTURES_NOTE}</p>}
        {projects.length === 0 && list && <PartsList items={list.items} />}
        <Prose blocks={list?.after ?? []} className="mt-5" />
      </div>
    </>
  );
  // The lightbox opens pictures, so it needs one.
  return bandProject ? <ScriptIsland name="lightbox">{bandAndWall}</ScriptIsland> : bandAndWall;
}

/** The render of a project for the band, else its picture; each opens large. */
function bandPictureOf({ render, picture: view, alt = '' }: CourseProject): BandPicture | undefined {
  if (render)
    return {
      kind: 'render',
      file: encodedPicture(render),
      alt: RENDER_ALT,
      href: largest(encodedPicture(render)),
    };
  if (!view) return undefined;
  return { kind: 'beside', file: darkView(encodedPicture(view)), alt, href: largest(encodedPicture(view)) };
}

/** A numbered list in two columns, in the style of an assembly drawing's parts list. */
function PartsList({ items }: Pick<List, 'items'>) {
  return (
    <ol className="gap-x-gap @lg/page:columns-2">
      {items.map(({ plain, blocks }) => (
        <li
          key={plain}
          className="relative break-inside-avoid border-t border-line py-2.5 pl-11 before:badge before:absolute before:top-2.5 before:left-0 before:content-[counter(list-item)_/_'']"
          {...htmlProps(blocks)}
        />
      ))}
    </ol>
  );
}
