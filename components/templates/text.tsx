import { Prose, Section } from '@/components/ui/section';
import { type Section as Part, pageWith } from '@/lib/content';
import { lastOf } from '@/lib/content/last-section';
import { Reach } from './parts/closing';
import { Opening } from './parts/opening';
import { even } from './parts/shape';
import { ShapedSections } from './parts/shaped-sections';
import type { PageOf, TemplateProps } from './types';

/**
 * Sections of a Markdown text, two side by side on a wide screen. One with a table or headings of its own takes the
 * whole width, and so does one that is left without a neighbour.
 */
export function Notes({ sections }: { sections: Part[] }) {
  if (sections.length === 0) return null;
  const alone = withoutNeighbour(sections);
  return (
    <div className="notes">
      {sections.map(({ id, title, blocks }, i) => (
        <Section key={id} id={id} title={title} className={alone[i] ? 'alone' : undefined}>
          <Prose blocks={blocks} />
        </Section>
      ))}
    </div>
  );
}

function withoutNeighbour(sections: Part[]): boolean[] {
  const full = sections.map(({ layout }) => layout.full);
  for (let i = 0; i < full.length; i++) {
    const [one, next] = sections.slice(i, i + 2);
    if (full[i]) continue;
    if (full[i + 1] === false && one && next && even(one, next)) i++;
    else full[i] = true;
  }
  return full;
}

/** A page of text alone. */
export function TextPage({ content, entry, body }: TemplateProps<PageOf<'text'>>) {
  const { others, last } = lastOf(body.sections);
  const action = entry.data.action || 'Send an enquiry';
  return (
    <div className="sheet">
      <Opening title={entry.data.title} body={body}>
        <a href={pageWith(content, 'enquiry').path} className="button button-solid">
          {action}
        </a>
      </Opening>
      <ShapedSections sections={others} />
      {body.sections.length > 0 && <Reach content={content} section={last} action={action} />}
    </div>
  );
}
