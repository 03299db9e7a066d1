import { Price } from '#components/ui/price.tsx';
import { formatInstant } from '#lib/shared/dates.ts';
import type { FlightBooking } from '../../../contract.ts';
import { ownZone, todayAt } from '../../parts/booking-money.ts';
import details from '../../details/details.module.css';
import parts from '../../parts/parts.module.css';

/** What was cancelled or changed since it was ticketed, and what each cost or gave back. */
export function DoneToIt({ booking }: { booking: FlightBooking }) {
  if (!booking.acts.length) return null;
  return (
    <>
      <h2 className={`h3 ${details.heading}`}>Cancelled and changed</h2>
      <ol className={parts.trail}>
        {booking.acts.map((act) => (
          <li key={`${act.at}${act.words}`}>
            <span className="strong">{act.words}</span>
            <Price money={{ amount: Math.abs(act.amount), currency: booking.currency }} className={parts.trailPrice} />
            <span className="small muted">{act.state === 'under-way' ? 'under way at the airline' : act.kind === 'change' && act.amount > 0 ? 'paid' : 'came back'}</span>
            <time dateTime={act.at} className="small faint">{formatInstant(act.at, ownZone(), todayAt(booking))}</time>
          </li>
        ))}
      </ol>
    </>
  );
}
