'use client';

import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { FactList, HistoryList } from '#components/ui/fact-list.tsx';
import { readerTime } from '#lib/client/reader-time.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { useDeskBooking } from '../../client/desk/desk-queries.ts';
import type { DeskBooking } from '../../contract.ts';
import { daysOf, ReasonTag } from './booking-rows.tsx';
import styles from './desk-bookings.module.css';
import { StaffActions } from './booking-actions.tsx';

/** One booking at the desk: how it stands, what staff can do, and what happened to it. */
export function DeskBookingPage({ bookingId }: { bookingId: string }) {
  const { data: booking, error } = useDeskBooking(bookingId);
  const back = (
    <Button variant="txt" size="sm" icon="back" href={workRoutes.deskBookings()}>
      Bookings
    </Button>
  );
  if (!booking)
    return error ? (
      <ErrorState level={1} title="This booking could not be opened" meaning={error.message} actions={back} />
    ) : (
      <LoadingCards label="Loading the booking" count={1} />
    );
  return (
    <div className={styles.screen}>
      <div>{back}</div>
      <header className={styles.part}>
        <h1 className="h1">{booking.title}</h1>
        <div>
          <ReasonTag {...booking} />
        </div>
        <p className="lead">{booking.sentence}</p>
      </header>
      <StaffActions booking={booking} />
      <FactList facts={factsOf(booking)} />
      <section className={styles.part}>
        <h2 className="h3">History</h2>
        <HistoryList entries={booking.history.map(({ at, text }) => ({ at: readerTime(at), text }))} />
      </section>
    </div>
  );
}

function factsOf(booking: DeskBooking): [label: string, value: string][] {
  const { total, currency, refundWaiting, asked, companyName, email, confirmationCode, bookingId } = booking;
  const shown = (amount: number) => formatMoney(money(amount, currency));
  return [
    ['Dates', daysOf(booking)],
    ['Price', shown(total)],
    ['Paid', paidText(booking)],
    ...(refundWaiting ? [['Refund that waits', shown(refundWaiting)] as [string, string]] : []),
    ['Since', readerTime(booking.since)],
    ...(asked ? [['Asked the supplier', askedText(asked)] as [string, string]] : []),
    ...(companyName ? [['Company', companyName] as [string, string]] : []),
    ...(email ? [['Contact', email] as [string, string]] : []),
    ...(confirmationCode ? [['Confirmation code', confirmationCode] as [string, string]] : []),
    ['Booking id', bookingId],
  ];
}

/** "₹8,400, ₹1,000 of it from the traveller’s wallet" */
function paidText({ paid, currency, back: { toWallet, account } }: DeskBooking): string {
  if (!paid) return 'Nothing';
  const shown = (amount: number) => formatMoney(money(amount, currency));
  if (!toWallet) return shown(paid);
  return toWallet === paid
    ? `${shown(paid)}, from ${account}`
    : `${shown(paid)}, ${shown(toWallet)} of it from ${account}`;
}

function askedText({ times, lastAt, nextAt }: NonNullable<DeskBooking['asked']>): string {
  const next = nextAt ? `Next time: ${readerTime(nextAt)}.` : 'It is being asked now.';
  return `${counted(times, 'time')}, last ${readerTime(lastAt)}, without an answer. ${next}`;
}
