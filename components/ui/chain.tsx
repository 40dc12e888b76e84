import type { Chain as Data } from '@/lib/content';
import { Prose } from './section';

/** Steps as a chain, with their times as its dimensions: all of it text. */
export function Chain({ chain: { intro, steps, after, total } }: { chain: Data }) {
  return (
    <>
      {intro && <Prose html={intro} />}
      <ol className="chain">
        {steps.map(({ name, html, time }) => (
          <li key={name}>
            <h3>{name}</h3>
            {time && <p className="dimension">{time}</p>}
            <p dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ol>
      {total && (
        <p className="dimension total">
          {total.label}: {total.value}
        </p>
      )}
      {after && <Prose html={after} />}
    </>
  );
}
