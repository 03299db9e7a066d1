import { DayPlan } from '#components/ui/day-plan.tsx';
import { dayNote, hotelReach } from '#lib/shared/day-note.ts';
import type { PackageBooking } from '../../../contract.ts';
import { todayAt } from '../../parts/booking-money.ts';

/** The days of a booked package, with their dates and hotels. */
export function BookedDays({ booking }: { booking: PackageBooking }) {
  const days = booking.days.map((day, at, all) => ({
    date: day.date,
    title: day.title,
    text: day.text,
    note: `${dayNote(day, at === all.length - 1)}${day.hotel ? ` ${hotelReach(day.hotel)}` : ''}`,
  }));
  return <DayPlan days={days} today={todayAt(booking)} />;
}
