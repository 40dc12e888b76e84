import { BUTTON } from '@/components/ui/button';
import { InlineScript } from '@/components/ui/inline-script';
import { LoopVideo } from '@/components/ui/loop-video';
import { bySlug, type Entry, groupId, membersOf, type PageOf, pageWith } from '@/lib/content';
import { picture } from '@/lib/files/picture-manifest';
import { splitSentence } from '@/lib/format/sentence';
import { drawingOf } from '@/lib/media/drawings';
import { ContactSection, HeadContacts } from './parts/contact-section';
import { type DrawingCell, DrawingCells } from './parts/drawing-cells';
import { Hero } from './parts/hero';
import { HighlightBand } from './parts/service-sections';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** International: the loop, the heading, the groups of services and languages, the way abroad in a band. */
export function InternationalPage({ content, entry, body }: TemplateProps<PageOf<'international'>>) {
  const { video, groups: first } = entry.data;
  const enquiry = pageWith(content, 'enquiry').path;
  const at = body.sections.findIndex(({ layout }) => layout.shape === 'steps');
  const steps = body.sections[at];
  const groups = content.site.menus.flatMap((menu) => (menu.landing === entry.slug ? menu.groups : []));
  const inOrder = [
    ...first.flatMap((name) => groups.find((group) => group.name === name) ?? []),
    ...groups.filter(({ name }) => !first.includes(name)),
  ];
  const cells = inOrder.flatMap(({ name, path }): DrawingCell[] => {
    const single = path && bySlug(content, path);
    if (single)
      return [
        {
          title: name,
          path: single.path,
          label: labelOf(single),
          drawing: drawingIn(single),
          text: lineOf(single),
        },
      ];
    return membersOf(content, name).map((member, i) => ({
      title: member.data.title,
      path: member.path,
      label: name,
      drawing: drawingIn(member),
      text: lineOf(member),
      // A group's address leads to its first page.
      ...(i === 0 ? { id: groupId(name) } : {}),
    }));
  });
  return (
    <>
      <LoopVideo video={video} poster={picture(video.poster)} />
      <InlineScript name="video" />
      <div className="page">
        <Hero
          title={`${content.site.name} – Expanding Horizons Internationally`}
          body={body}
          aside={<HeadContacts content={content} />}
        >
          <a href={enquiry} className={BUTTON.solid}>
            Ask which step comes next
          </a>
        </Hero>
        <DrawingCells label="Services abroad" cells={cells} />
        <TextSections sections={body.sections.slice(0, Math.max(at, 0))} />
        {steps && (
          <HighlightBand section={steps} drawing={cells[0]?.drawing}>
            <a href={enquiry} className={BUTTON.solid}>
              Ask which step comes next
            </a>
          </HighlightBand>
        )}
        <TextSections sections={body.sections.slice(at + 1)} />
        <ContactSection content={content} />
      </div>
    </>
  );
}

/** A service that is a group by itself is named by what we do in it. */
function labelOf({ kind, data }: Entry): string {
  if (kind !== 'service') return 'Service';
  return data.role.includes('training') ? 'Coaching' : 'Papers';
}
const lineOf = ({ data }: Entry) => splitSentence(data.description)[0];
const drawingIn = (entry: Entry) => (entry.kind === 'page' ? undefined : drawingOf(entry)?.src);
