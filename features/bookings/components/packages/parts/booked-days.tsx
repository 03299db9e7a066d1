import { DayPlan } from '#components/ui/day-plan.tsx';
import { dayNotes } from '#lib/shared/day-note.ts';
import type { PackageBooking } from '../../../contract.ts';
import { todayAt } from '../../parts/booking-money.ts';

/** The days of a booked package, with their dates and hotels. */
export function BookedDays({ booking }: { booking: PackageBooking }) {
  const notes = dayNotes(booking.days);
  const days = booking.days.map(({ date, title, text }, at) => ({ date, title, text, note: notes[at] }));
  return <DayPlan days={days} today={todayAt(booking)} />;
}
