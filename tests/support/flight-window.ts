import { expect } from 'vitest';
import type { FlightBooking } from '#features/bookings/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { approving, levelOf } from './approvals-desk.ts';
import type { BookingSetup } from './booking-setup.ts';
import { budgetsOf } from './budget-office.ts';
import { aBookingCompany, flightRules } from './company-desk.ts';
import { deliver } from './emails.ts';
import { flightDeskOf, wayBudget } from './flight-desk.ts';
import { zz } from './flyer.ts';

const HOUR = 3_600_000;

/** A company in which every flight needs approval by one person, and somebody whose flight is asked for. */
export async function aFlightWindow(setup: BookingSetup, { named = true, offer = zz(9011), sent = true } = {}) {
  const { db } = setup;
  const company = await aBookingCompany(db, setup.api);
  await company.policy([flightRules(wayBudget(1_000))]);
  await company.fund(20_000_000);
  const [asker, first] = [await company.employee(), await company.employee()];
  const budgets = budgetsOf(setup, company);
  const { own } = await budgets.departments();
  await budgets.works(asker, own);
  await company.approvals([{ policy: 'outside', levels: [levelOf([first])] }]);
  await deliver(db());
  const desk = flightDeskOf(asker);
  const quote = async (of: string): Promise<FlightBooking> =>
    desk.lookAt((await desk.quoteFlights({ offers: [of] })).data.bookingId);
  const booking = await quote(offer);
  if (named) await desk.nameFlyers(booking);
  const ask = approving(asker);
  const boss = approving(first);
  if (sent) await ask.sendBooking(booking);
  const upTo = Math.ceil(booking.total * 1.2);
  return {
    company,
    desk,
    budgets,
    own,
    booking,
    ask,
    boss,
    quote,
    upTo,
    /** Approves the flight and others a day before and after, up to `upTo`. */
    grant: async () => {
      const { status } = await boss.answer(booking._id, 'approve', booking.total, { upTo, windowDays: 1 });
      expect(status).toBe(200);
    },
    hold: async (of: string) => desk.holdTrip(await quote(of)),
  };
}

/** Lets the price of every held flight expire: no airline of the tests holds one for longer than a day. */
export async function letHoldsExpire({ jobs }: Pick<BookingSetup, 'jobs'>): Promise<void> {
  clock.advance(25 * HOUR);
  await jobs();
}
