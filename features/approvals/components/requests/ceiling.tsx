import { formatMoney } from '#lib/shared/money.ts';
import type { ApprovalRequest } from '../../contract.ts';

/** Up to which price an approved request stays approved; nothing where nobody granted more than the price. */
export function Ceiling({ request: { ceiling, trip } }: { request: Pick<ApprovalRequest, 'ceiling' | 'trip'> }) {
  if (ceiling === null) return null;
  return (
    <p>
      Approved up to {formatMoney({ amount: ceiling, currency: trip.currency })}: if the price rises no further, nobody
      is asked again.
    </p>
  );
}
