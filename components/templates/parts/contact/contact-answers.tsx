import { PhoneDisclosure } from '@/components/ui/disclosure';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import type { TextSection } from '@/lib/content';

/** Minimum number of terms of a list that is long on a phone. */
const MANY = 6;

/** Whether a section is a long list of terms, such as questions with their answers. */
export const isLongTerms = ({ layout: { textShape, list } }: TextSection): boolean =>
  textShape === 'terms' && (list?.terms?.length ?? 0) >= MANY;

/** Terms in two columns; on a phone each is a disclosure, the first one open. */
export function ContactAnswers({ id, title, layout: { list } }: TextSection) {
  if (!list?.terms) return null;
  return (
    <Section id={id} title={title} span="wide">
      <Prose blocks={list.before} className="mb-5" />
      <div className="grid gap-x-gap wide:grid-cols-2">
        {list.terms.map(({ name, text, plain }, i) => (
          <PhoneDisclosure key={plain.name} name={name} text={text} open={i === 0} />
        ))}
      </div>
      <Prose blocks={list.after} className="mt-5" />
    </Section>
  );
}
