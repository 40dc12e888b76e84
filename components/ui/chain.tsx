import type { Chain as Data } from '@/lib/content';
import { inner, Prose } from './section';

/** Steps as a chain, with their times as its dimensions: all of it text. */
export function Chain({ chain: { before, steps, after, total } }: { chain: Data }) {
  return (
    <>
      <Prose blocks={before} />
      <ol className="chain">
        {steps.map(({ name, text, plain, time }) => (
          <li key={plain.name}>
            <h3 {...inner(name)} />
            {time && <p className="dimension">{time}</p>}
            <p {...inner(text)} />
          </li>
        ))}
      </ol>
      {total && (
        <p className="dimension total">
          {total.label}: {total.value}
        </p>
      )}
      <Prose blocks={after} />
    </>
  );
}
