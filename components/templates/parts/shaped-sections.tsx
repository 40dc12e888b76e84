import { inner, Prose, Section } from '@/components/ui/section';
import type { List, Section as Part, Term } from '@/lib/content';
import { inPairs } from './shape';

/** Sections of a page, each as its text asks for: a chain of steps, cells, a parts list, two beside each other. */
export function ShapedSections({ sections }: { sections: Part[] }) {
  return inPairs(sections).map(([first, second]) =>
    first && second ? (
      <div key={first.id} className="notes">
        <ShapedSection section={first} half />
        <ShapedSection section={second} half />
      </div>
    ) : (
      first && <ShapedSection key={first.id} section={first} />
    ),
  );
}

/** One section; a `half` stands beside another. */
function ShapedSection({ section, half = false }: { section: Part; half?: boolean }) {
  const { id, title, blocks } = section;
  const { shape, list, terms } = section.layout;
  const steps = shape === 'steps' && list;
  const kind = half
    ? undefined
    : shape === 'table'
      ? 'wide leaf tabular'
      : steps
        ? 'wide leaf'
        : terms
          ? 'wide'
          : undefined;
  const content = (
    <Section id={id} title={title} className={kind ?? (half ? undefined : 'alone')}>
      {list && (terms || steps) ? (
        <>
          <Prose blocks={list.before} />
          {terms ? (
            <Terms terms={terms} kind={shape === 'cells' ? 'cells' : 'items'} />
          ) : (
            <Chain steps={list.items} />
          )}
          <Prose blocks={list.after} />
        </>
      ) : (
        <Prose blocks={blocks} />
      )}
    </Section>
  );
  // What has no neighbour stands in the second of two columns, its heading in the first.
  return kind || half ? content : <div className="notes">{content}</div>;
}

/** Names with what is said about each: as cells of a title block, or as a parts list with its balloons. */
function Terms({ terms, kind }: { terms: Term[]; kind: 'cells' | 'items' }) {
  return (
    <dl className={kind}>
      {terms.map(({ name, text, plain }) => (
        <div key={plain.name}>
          <dt {...inner(name)} />
          <dd {...inner(text)} />
        </div>
      ))}
    </dl>
  );
}

/** Steps in a row, joined by a line: balloons number them. */
export function Chain({ steps }: { steps: List['items'] }) {
  return (
    <ol className="chain">
      {steps.map(({ plain, blocks }) => (
        <li key={plain} {...inner(blocks)} />
      ))}
    </ol>
  );
}
