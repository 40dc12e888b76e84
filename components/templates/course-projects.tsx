import { Band } from '@/components/ui/band';
import { BUTTON } from '@/components/ui/button';
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
  /** What the text says of it. */
  text: TextSection | undefined;
  /** Address of the form. */
  form: string;
}

/** What students make, under the band that is its heading: the projects of the front matter, or the list of the text alone. */
export function Projects({ course, text, form }: Props) {
  const projects = projectsOf(course);
  const list = text?.layout.list;
  const { title, render, picture: file } = highlightedProject(projects) ?? {};
  if (projects.length === 0 && !text) return null;
  return (
    <>
      <Band
        id={text?.id ?? 'projects'}
        title={text?.title ?? SECTION_TITLES.projects}
        drawing={drawingOf(course)?.src}
        render={render ? picture(render) : undefined}
        figure={file && !render ? { picture: nightView(picture(file)), alt: '' } : undefined}
      >
        <p className="text-lede">
          {title && `${title}. `}You make work like this yourself and keep it to show.
        </p>
        <p className="no-print mt-6">
          <a className={BUTTON.solid} href={form}>
            Enquire about this course
          </a>
        </p>
      </Band>
      <div className="pt-8 pb-band-strong">
        <Prose blocks={(list ? list.before : text?.blocks) ?? []} className="mb-5" />
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
