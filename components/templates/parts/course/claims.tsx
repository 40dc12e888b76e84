import { Section } from '@/components/ui/section';
import type { Course } from '@/lib/content';

/** Numbers that the institute stands by, each with its conditions. */
export function Claims({ claims }: Pick<Course['data'], 'claims'>) {
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
