import { Prose, Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { LinkTerms, Terms } from '@/components/ui/terms';
import type { Section as Part } from '@/lib/content';

/** Sections of a text, each as it asks for: steps, cells, names with what is said about each, a table, running text. */
export function TextSections({ sections }: { sections: readonly Part[] }) {
  return sections.map((section) => <TextSection key={section.id} section={section} />);
}

function TextSection({ section: { id, title, blocks, layout } }: { section: Part }) {
  const { shape, list, terms } = layout;
  const steps = shape === 'steps' && list;
  const cells = shape === 'cells';
  const links = shape === 'links';
  const wide = steps || cells || links || shape === 'table';
  return (
    <Section id={id} title={title} span={wide ? 'wide' : 'text'}>
      {list && (terms || steps) ? (
        <>
          <Prose blocks={list.before} className="mb-5" />
          {terms && (links ? <LinkTerms terms={terms} /> : <Terms terms={terms} cells={cells} />)}
          {steps && <Steps items={steps.items} />}
          <Prose blocks={list.after} className="mt-5" />
        </>
      ) : (
        <Prose blocks={blocks} className={shape === 'table' ? 'max-w-none' : undefined} />
      )}
    </Section>
  );
}
