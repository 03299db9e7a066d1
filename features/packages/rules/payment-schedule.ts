import { addDays, dateInZone, daysBetween, type IsoDate } from '#lib/shared/dates.ts';
import type { PackageLine } from '../contract.ts';
import { zonedTime } from './departures.ts';

/** A step of a schedule: by so many days before the departure, this percentage of the price is paid in all. */
type Step = { percent: number; daysBefore: number };

/**
 * How much is paid when, by how far away the departure is. The first entry that fits applies; nearer departures are paid
 * whole. The dates lie so far before `CANCELLATION_TERMS` begin or rise that what was paid always covers what cancelling costs.
 */
const SCHEDULES: readonly { atLeastDays: number; deposit: number; steps: readonly Step[] }[] = [
  {
    atLeastDays: 60,
    deposit: 25,
    steps: [
      { percent: 50, daysBefore: 45 },
      { percent: 100, daysBefore: 21 },
    ],
  },
  { atLeastDays: 35, deposit: 25, steps: [{ percent: 100, daysBefore: 21 }] },
];

/** For so many days after a due date a payment is still accepted; then the booking is cancelled. */
export const GRACE_DAYS = 3;
/** People are reminded so many days before a due date, in the morning. */
const REMINDER_DAYS = [7, 1] as const;
const MORNING = '09:00';

/** A payment of a schedule. `lines` are its share of the price's lines and sum to `amount`, in paise. */
export type ScheduledPayment = {
  amount: number;
  lines: PackageLine[];
  /** When it has to be paid; null: at once. */
  due: PaymentDates | null;
};

/**
 * The dates of a later payment by the clock of the journey: the last day on which it is on time, the last day on which it is
 * accepted, and as ISO instants the end of that day and the reminders.
 */
export type PaymentDates = { date: IsoDate; lastDate: IsoDate; endsAt: string; remindAt: string[] };

type Sold = {
  /** The lines of the price, in whole rupees. */ lines: readonly PackageLine[];
  departure: IsoDate;
  zone: string;
};

/**
 * The payments by which a package can be paid that is booked at this moment: a deposit, and the rest by its dates. Null where
 * the departure is too near and it is paid whole. The payments are whole rupees and sum to the price, line by line.
 */
export function paymentSchedule({ lines, departure, zone }: Sold, bookedAt: Date): ScheduledPayment[] | null {
  const away = daysBetween(dateInZone(bookedAt, zone), departure);
  const schedule = SCHEDULES.find(({ atLeastDays }) => away >= atLeastDays);
  if (!schedule) return null;
  const shares = [schedule.deposit, ...schedule.steps.map(({ percent }) => percent)];
  return shares.map((percent, index) => {
    const own = sharedLines(lines, shares[index - 1] ?? 0, percent);
    return {
      amount: own.reduce((sum, { amount }) => sum + amount, 0),
      lines: own,
      due: index ? datesOf(addDays(departure, -schedule.steps[index - 1]!.daysBefore), zone) : null,
    };
  });
}

function datesOf(date: IsoDate, zone: string): PaymentDates {
  const lastDate = addDays(date, GRACE_DAYS);
  return {
    date,
    lastDate,
    endsAt: zonedTime(addDays(lastDate, 1), '00:00', zone).toISOString(),
    remindAt: REMINDER_DAYS.map((days) => zonedTime(addDays(date, -days), MORNING, zone).toISOString()),
  };
}

/** A percentage of an amount, rounded up to whole rupees: a deposit is never less than its share. Paise. */
const upTo = (amount: number, percent: number): number =>
  Math.min(amount, Math.ceil((amount * percent) / 10_000) * 100);

/** What of each line is paid between two percentages. The base of a tax is what the same payment has of the taxed lines. */
function sharedLines(lines: readonly PackageLine[], from: number, until: number): PackageLine[] {
  const shares = lines.map(({ code, label, amount, rateBp }) => ({
    code,
    label,
    amount: upTo(amount, until) - upTo(amount, from),
    ...(rateBp === undefined ? {} : { rateBp }),
  }));
  const sum = (some: readonly PackageLine[]) => some.reduce((total, { amount }) => total + amount, 0);
  const price = sum(shares.filter(({ code }) => code !== 'tax' && code !== 'tcs'));
  const gst = sum(shares.filter(({ code }) => code === 'tax'));
  return shares.map((line) =>
    line.code === 'tax' ? { ...line, taxable: price } : line.code === 'tcs' ? { ...line, taxable: price + gst } : line,
  );
}
