import { type Fee, formatFee } from '@/lib/content';
import { longDate } from '@/lib/format/days';

/** A fee with its day, and what it covers. */
export function FeeText({ fee }: { fee: Fee }) {
  return (
    <div>
      <p className="tabular-nums font-display text-h3 font-semibold">{formatFee(fee)}</p>
      <p className="label tabular-nums">
        As of <time dateTime={fee.asOf}>{longDate(fee.asOf)}</time>
      </p>
      <p>Covers: {fee.covers}</p>
      {fee.instalments && <p>Instalments: {fee.instalments}</p>}
      {fee.refund && <p>Refund: {fee.refund}</p>}
    </div>
  );
}
