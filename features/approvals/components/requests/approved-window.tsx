import { dateInZone } from '#lib/shared/dates.ts';
import { othersOf, windowText } from '#lib/shared/approved-window.ts';
import { formatMoney } from '#lib/shared/money.ts';
import type { ApprovalRequest } from '../../contract.ts';
import { readerTime } from './status-labels.ts';

/** The other flights or stays that a request is approved for; nothing where nobody granted any. */
export function ApprovedWindow({
  request: { window, trip, now },
}: {
  request: Pick<ApprovalRequest, 'window' | 'trip' | 'now'>;
}) {
  if (!window) return null;
  return (
    <p>
      Also approved: {othersOf(window.bounds)} {windowText(window.bounds, dateInZone(now, trip.zone))}, up to{' '}
      {formatMoney({ amount: window.upTo, currency: trip.currency })} for the trip, until{' '}
      {readerTime(window.until, now, trip.zone)}. The first one booked uses it up.
    </p>
  );
}

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
