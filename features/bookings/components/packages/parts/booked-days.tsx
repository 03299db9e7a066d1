import { DayPlan } from '#components/ui/day-plan.tsx';
import { andList, capital } from '#lib/shared/word-lists.ts';
import type { PackageBooking } from '../../../contract.ts';
import { todayAt } from '../../parts/booking-money.ts';

/** The days of a booked package, with their dates. */
export function BookedDays({ booking }: { booking: PackageBooking }) {
  const days = booking.days.map(({ date, title, text, meals }) => ({
    date,
    title,
    text,
    note: meals.length ? `${capital(andList(meals))} included` : undefined,
  }));
  return <DayPlan days={days} today={todayAt(booking)} />;
}
