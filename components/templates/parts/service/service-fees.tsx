import { Section } from '@/components/ui/section';
import type { Service } from '@/lib/content';
import { longDate } from '@/lib/format/days';
import { FeeText } from '../fee-text';

/** Fees of a service: authorities' fees with links to official pages, then the institute's fee. */
export function ServiceFees({ authorityFees, ourFee }: Pick<Service['data'], 'authorityFees' | 'ourFee'>) {
  if (authorityFees.length === 0 && !ourFee) return null;
  return (
    <Section id="paid" title="Who gets which fee" span="wide">
      {authorityFees.length > 0 && (
        <div className="prose max-w-none">
          <table>
            <caption className="mb-2 text-start font-display font-semibold">Paid to the authority</caption>
            <thead>
              <tr>
                <th scope="col">For</th>
                <th scope="col">Amount</th>
                <th scope="col">Paid to</th>
                <th scope="col">Official page, added on</th>
              </tr>
            </thead>
            <tbody>
              {authorityFees.map(({ what, amount, payee, source, checked }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td data-label="Amount" className="font-semibold tabular-nums">
                    {amount}
                  </td>
                  <td data-label="Paid to">{payee}</td>
                  <td data-label="Official page, added on">
                    <a href={source} rel="noopener">
                      <time dateTime={checked}>{longDate(checked)}</time>
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {ourFee && (
        <div className="mt-6 max-w-measure">
          <p className="font-display font-semibold">Paid to us</p>
          <FeeText fee={ourFee} />
        </div>
      )}
    </Section>
  );
}
