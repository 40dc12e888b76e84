import { type Chain as Data, withoutTables } from '@/lib/content';
import { Facts } from './facts';
import { Prose } from './section';

/** Steps as a chain, with their times as its dimensions: all of it text. `times` is what is said of them besides. */
export function Chain({
  chain: { intro, steps, after, total, others },
  times,
}: {
  chain: Data;
  times?: string;
}) {
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
      <Facts facts={others} />
      {(after || times) && <Prose html={after + withoutTables(times ?? '')} />}
    </>
  );
}
