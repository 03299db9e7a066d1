import { dateInZone, formatDate, formatDateRange } from '#lib/shared/dates.ts';
import { describeParty } from '#lib/shared/trip-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type { PackageSummary } from '../../../contract.ts';
import { type ProductStatusLines, statusLineOf } from '../../list/status-line.ts';
import { TripCard } from '../../list/trip-card.tsx';
import { holdEnds, inMoney } from '../../parts/booking-money.ts';
import { packageLinks } from '../parts/package-links.ts';

/** One package in the list. */
export function PackageCard({ booking }: { booking: PackageSummary }) {
  const { package: journey, departure, ends, nights, party, nextPayment } = booking;
  const today = dateInZone(new Date(), journey.zone);
  return (
    <TripCard
      booking={booking}
      scene={journey.poster}
      title={journey.title}
      review={packageLinks.review(booking._id)}
      trip={packageLinks.trip(booking._id)}
      status={statusLineOf(booking, packageStatusLines(booking))}
      totalFor={t('{nights}, taxes included', { nights: counted(nights, 'night') })}
    >
      <p className="small muted">
        {t('From {city}', { city: t(journey.meets.city) })} · {formatDateRange(departure, ends, today)}
      </p>
      <p className="small muted">{describeParty(party)}</p>
      {nextPayment && (
        <p className="small strong">
          {t(nextPayment.due < today ? 'Overdue: {amount} by {date}' : 'To pay: {amount} by {date}', {
            amount: inMoney(booking, nextPayment.amount),
            date: formatDate(nextPayment.due, today),
          })}
        </p>
      )}
    </TripCard>
  );
}

function packageStatusLines(booking: PackageSummary): ProductStatusLines {
  const until = holdEnds(booking);
  return {
    confirmed: { tone: 'good', text: t('Confirmed, code {code}', { code: booking.confirmationCode ?? '' }) },
    paying_change: { tone: 'plain', text: t('Confirmed; a payment is open at the checkout') },
    amending: { tone: 'plain', text: t('Confirmed; a payment or a change is being booked') },
    held: {
      tone: 'plain',
      text: until ? t('Places held until {when}, not paid yet', { when: until }) : t('Not held, not paid yet'),
    },
    confirming: { tone: 'plain', text: t('Paid; the tour operator is confirming') },
  };
}
