import { Section } from '@/components/ui/section';
import { batchesOf, type Content, type Course } from '@/lib/content';
import { capitalize, ensureFullStop, formatList } from '@/lib/format/sentence';
import { Batches } from '../batches';
import { FeeText } from '../fee-text';

/** Dates, fee and certificate. The heading names the parts that the course has. */
export function Offer({ content, course }: { content: Content; course: Course }) {
  const { batches, fee: fees, certificate } = course.data;
  const parts = [
    batches.length > 0 && 'dates',
    fees.length > 0 && 'fee',
    certificate && 'certificate',
  ].filter((part) => typeof part === 'string');
  if (parts.length === 0) return null;
  const title = formatList(parts);
  return (
    <Section id="offer" title={capitalize(title)} prominent>
      <div className="grid max-w-[38rem] gap-6">
        {batches.length > 0 && (
          <div data-upcoming="">
            <Batches content={content} batches={batchesOf(course)} />
          </div>
        )}
        {fees.map((fee) => (
          <FeeText key={`${fee.currency}${fee.covers}`} fee={fee} />
        ))}
        {certificate && (
          <div>
            <p className="font-display text-h3 font-semibold">{certificate.name}</p>
            <p>
              {ensureFullStop(`Awarded by ${certificate.awardedBy}`)} {ensureFullStop(certificate.conditions)}
            </p>
            {certificate.recognisedBy && (
              <p>
                Recognised by{' '}
                <a href={certificate.recognisedBy.url} rel="noopener">
                  {certificate.recognisedBy.name}
                </a>
              </p>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}
