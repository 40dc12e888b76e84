import { AroundList } from '@/components/ui/around-list';
import { Section } from '@/components/ui/section';
import { Timeline } from '@/components/ui/steps';
import { type Content, type TextSection, thumbPathOf } from '@/lib/content';
import { SectionOfText } from '../text-sections';

/** The services on a line from the first branch to the first one abroad; without that, as text. */
export function ServicesTimeline({ content, section }: { content: Content; section: TextSection }) {
  const { site, entries } = content;
  const { list } = section;
  const [from] = site.branches;
  const to = site.branches.find((branch) => branch.country !== from?.country);
  if (!list || !from || !to) return <SectionOfText section={section} />;
  const stations = list.items.map((item) => {
    const service = entries.find(({ path }) => item.links.includes(path));
    return { ...item, thumb: service && thumbPathOf(service) };
  });
  return (
    <Section id={section.id} title={section.title} prominent span="wide">
      <AroundList list={list} before="mb-6" after="mt-6">
        <Timeline from={from.locality} to={to.locality} stations={stations} />
      </AroundList>
    </Section>
  );
}
