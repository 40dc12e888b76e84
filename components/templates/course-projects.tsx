import { Band } from '@/components/ui/band';
import { BUTTON } from '@/components/ui/button-classes';
import { ProjectList } from '@/components/ui/projects';
import { Prose } from '@/components/ui/section';
import { PartsList } from '@/components/ui/terms';
import { type Course, PICTURES_NOTE, projectsOf, type TextSection } from '@/lib/content';
import { highlightedProject } from '@/lib/content/projects';
import { SECTION_TITLES } from '@/lib/content/text/sections';
import { nightView, picture } from '@/lib/files/picture-manifest';
import { drawingOf } from '@/lib/media/drawings';
import { ProjectWall } from './parts/project-wall';

interface Props {
  course: Course;
  /** The section of the text on projects, if there is one. */
  section: TextSection | undefined;
  /** Path of the enquiry form. */
  formPath: string;
}

/** What students make: the band is the heading; below it the projects of the front matter, else the list of the section. */
export function Projects({ course, section, formPath }: Props) {
  const projects = projectsOf(course);
  const list = section?.layout.list;
  const { title, render, picture: file } = highlightedProject(projects) ?? {};
  if (projects.length === 0 && !section) return null;
  return (
    <>
      <Band
        id={section?.id ?? 'projects'}
        title={section?.title ?? SECTION_TITLES.projects}
        drawing={drawingOf(course)?.src}
        render={render ? picture(render) : undefined}
        figure={file && !render ? { picture: nightView(picture(file)), alt: '' } : undefined}
      >
        <p className="text-lede">
          {title && `${title}. `}You make work like this yourself and keep it to show.
        </p>
        <p className="no-print mt-6">
          <a className={BUTTON.solid} href={formPath}>
            Enquire about this course
          </a>
        </p>
      </Band>
      <div className="pt-8 pb-band-strong">
        <Prose blocks={(list ? list.before : section?.blocks) ?? []} className="mb-5" />
        <ProjectWall projects={projects} />
        <ProjectList projects={projects.filter((project) => !project.picture)} />
        {projects.some((project) => project.picture) && (
          <p className="mt-5 text-note text-faint">{PICTURES_NOTE}</p>
        )}
        {projects.length === 0 && list && <PartsList items={list.items} />}
        <Prose blocks={list?.after ?? []} className="mt-5" />
      </div>
    </>
  );
}
