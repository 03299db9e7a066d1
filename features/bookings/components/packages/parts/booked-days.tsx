import { DayPlan } from '#components/ui/day-plan.tsx';
import { dayNotes, firstNights } from '#lib/shared/day-note.ts';
import { routes } from '#lib/shared/routes.ts';
import type { PackageBooking } from '../../../contract.ts';
import { todayAt } from '../../parts/booking-money.ts';

/** The days of a booked package, with their dates and hotels, each hotel with its page. */
export function BookedDays({ booking }: { booking: PackageBooking }) {
  const notes = dayNotes(booking.days);
  const shown = firstNights(booking.days);
  const days = booking.days.map(({ date, title, text }, at) => ({
    date,
    title,
    text,
    note: notes[at],
    more: shown[at] && { href: routes.hotel(shown[at].slug), name: shown[at].name },
  }));
  return <DayPlan days={days} today={todayAt(booking)} />;
}
