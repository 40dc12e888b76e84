import { AroundList } from '@/components/ui/around-list';
import { PhoneDisclosure } from '@/components/ui/disclosure';
import { Section } from '@/components/ui/section';
import type { TextSection } from '@/lib/content';
import { SectionOfText } from '../text-sections';

/** Minimum number of terms of a list that is too long for a phone. */
const MIN_LONG_LIST = 6;

/**
 * A section of Contact. A long list of terms, such as questions with their answers, is set in two columns; on
 * a phone each is a disclosure, the first one open.
 */
export function ContactSection({ section }: { section: TextSection }) {
  const { id, title, layout, list } = section;
  const terms = list?.terms ?? [];
  if (layout !== 'terms' || !list || terms.length < MIN_LONG_LIST) return <SectionOfText section={section} />;
  return (
    <Section id={id} title={title} span="wide">
      <AroundList list={list}>
        <div className="grid gap-x-gap @lg/page:grid-cols-2">
          {terms.map(({ name, text, plain }, i) => (
            <PhoneDisclosure key={plain.name} name={name} text={text} open={i === 0} />
          ))}
        </div>
      </AroundList>
    </Section>
  );
}
