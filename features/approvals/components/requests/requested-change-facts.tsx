import { PriceLines } from '#components/charts/price-lines.tsx';
import { formatMoney } from '#lib/shared/money.ts';
import type { ApprovalTrip } from '../../contract.ts';

/** A requested change compared with the booking: both flights, and the cost line by line. */
export function RequestedChangeFacts({
  change,
  currency,
}: {
  change: NonNullable<ApprovalTrip['change']>;
  currency: string;
}) {
  const { before, due, words, lines } = change;
  return (
    <section aria-label="What the change costs">
      <p className="small">{words.replace(/^Changed/, 'To be changed')}</p>
      <PriceLines
        lines={lines.map((line, at) => ({ ...line, code: String(at) }))}
        total={Math.abs(due)}
        currency={currency}
        sum={due < 0 ? 'Refund' : 'Difference'}
      />
      <p className="small muted">The trip as booked: {formatMoney({ amount: before, currency })}.</p>
    </section>
  );
}
