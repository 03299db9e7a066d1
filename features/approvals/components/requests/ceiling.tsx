import { formatMoney } from '#lib/shared/money.ts';
import type { ApprovalRequest } from '../../contract.ts';

/** The price up to which an approved request stays approved; nothing when no more than the price was approved. */
export function Ceiling({ request: { ceiling, trip } }: { request: Pick<ApprovalRequest, 'ceiling' | 'trip'> }) {
  if (ceiling === null) return null;
  return (
    <p>
      Approved up to {formatMoney({ amount: ceiling, currency: trip.currency })}: if the price rises no further, nobody
      is asked again.
    </p>
  );
}
