import { describe, expect, it } from 'vitest';
import type { StayBooking } from '#features/bookings/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { addDays } from '#lib/shared/dates.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { budgetsOf, reservedFor } from '../support/budget-office.ts';
import { aBookingCompany, hotelRules, nightBudget, oneAdult } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
const HOUR = 3_600_000;
const nightsOf = ({ checkIn, checkOut }: Stay) => (Date.parse(checkOut) - Date.parse(checkIn)) / (24 * HOUR);
/** The stay that is asked for, so many days later, and so many nights longer. Read while the clock of the test stands. */
const moved = (days: number, longer = 0): Stay => {
  const stay = oneAdult();
  return { ...stay, checkIn: addDays(stay.checkIn, days), checkOut: addDays(stay.checkOut, days + longer) };
};

/** A company in which every stay above a night's budget needs approval by one person, and a stay that is asked for. */
async function anOffice() {
  const company = await aBookingCompany(db, setup.api);
  await company.policy([hotelRules({ ...nightBudget(100_000), bookingWindow: 0 })]);
  await company.fund(20_000_000);
  const [asker, first] = [await company.employee(), await company.employee()];
  const budgets = budgetsOf(setup, company);
  const { own } = await budgets.departments();
  await budgets.works(asker, own);
  await company.approvals([{ policy: 'outside', levels: [levelOf([first])] }]);
  await deliver(db());
  const hotel = await stocked();
  const booking = (await asker.look((await asker.quoteStay(hotel)).data.bookingId)).data;
  const [ask, boss] = [approving(asker), approving(first)];
  const upTo = Math.ceil(booking.total * 1.5);
  return {
    company,
    asker,
    hotel,
    booking,
    ask,
    boss,
    upTo,
    /** Asks, and has it approved with others a day before and after. */
    grant: async (over: object = {}) => {
      expect((await ask.sendBooking(booking)).status).toBe(200);
      const answer = await boss.answer(booking._id, 'approve', booking.total, { upTo, windowDays: 1, ...over });
      expect(answer.status, JSON.stringify(answer.json)).toBe(200);
    },
  };
}

describe('[4.8] [7.20] an approval of a stay for its city and other days', () => {
  it('lets another hotel of the city be booked on another day without asking again, once', async () => {
    const { company, asker, ask, boss, booking, grant, upTo } = await anOffice();
    await grant();
    const { data: asked } = await ask.status(company.companyId, booking._id);
    const days = { first: moved(-1).checkIn, last: moved(1).checkIn, nights: nightsOf(moved(0)) };
    expect(asked.window).toMatchObject({ bounds: [{ from: 'kochi', to: 'kochi', ...days }], upTo });
    expect(await reservedFor(setup, booking._id)).toBe(upTo);
    const other = await stocked();
    const held = await asker.tryHold(other, { stay: moved(1) });
    expect(held.status, JSON.stringify(held.json)).toBe(200);
    expect((await asker.look(booking._id)).data).toMatchObject({
      state: 'expired',
      payment: { problem: 'You chose another stay within the same approval. Nothing was charged for this one.' },
    });
    const seen = (await boss.see(booking._id)).data;
    expect(seen).toMatchObject({ bookingId: held.data._id, approvalStatus: 'approved' });
    expect(seen.history.map(({ text }) => text).join()).toMatch(
      / chose another stay within what was approved: House \d+,.+₹/,
    );
    expect((await asker.tryHold(await stocked(), { stay: moved(0) })).status).toBe(409);
    expect(await setup.broken()).toEqual({});
  });

  it('covers no other city, no further day, no longer stay and no dearer one', async () => {
    const { asker, grant, hotel, upTo } = await anOffice();
    await grant();
    for (const [where, stay] of [
      [await stocked({ city: 'mysuru' }), moved(0)],
      [hotel, moved(2)],
      [hotel, moved(0, 1)],
    ] as const) {
      const shownTotal = nightsOf(stay) * 420_000;
      const quoted = await asker.quoteStay(where, { stay, shownTotal });
      const look = (await asker.look(quoted.data.bookingId)).data;
      expect((await asker.hold(look)).status, `${look.hotel.city} ${stay.checkIn}`).toBe(409);
    }
    const dear = await stocked({ night: 700_000 });
    const { data } = await asker.quoteStay(dear, { stay: moved(1), shownTotal: nightsOf(moved(1)) * 735_000 });
    const dearer = (await asker.look(data.bookingId)).data;
    expect(dearer.total).toBeGreaterThan(upTo);
    expect((await asker.hold(dearer)).status).toBe(409);
  });

  it('is marked in the list of hotels and in that of rooms, and nothing else is', async () => {
    const { asker, grant, hotel } = await anOffice();
    type Listed = { stays: { verdict: { tag: string } }[] };
    type Rooms = { verdicts: { verdict: { tag: string } }[] };
    const tags = async (stay: Stay) => {
      const list = await asker.search<Listed>({ stay });
      const rooms = await asker.rooms<Rooms>(hotel, { stay });
      expect([list.status, rooms.status]).toEqual([200, 200]);
      return [list.data.stays, rooms.data.verdicts].map((all) => all.map(({ verdict }) => verdict.tag));
    };
    const marked = (all: string[][]) => all.map((some) => some.filter((tag) => tag === 'Approved in advance').length);
    expect(marked(await tags(moved(1)))).toEqual([0, 0]);
    await grant();
    const [stays, rooms] = marked(await tags(moved(1)));
    expect(stays).toBeGreaterThan(0);
    expect(rooms).toBeGreaterThan(0);
    expect(marked(await tags(moved(3)))).toEqual([0, 0]);
  });

  it('is asked for with the request, said in its email, and given up', async () => {
    const { asker, ask, boss, booking, upTo } = await anOffice();
    await ask.sendBooking(booking, 'The fair may move.', { window: { days: 2, upTo } });
    const [email] = await deliver(db());
    expect(email?.text).toMatch(/Other stays in Kochi, arriving .+, at most \d+ nights?, up to ₹/);
    await boss.answer(booking._id, 'approve', booking.total, { upTo, windowDays: 2 });
    expect(await reservedFor(setup, booking._id)).toBe(upTo);
    const left = await asker.post<StayBooking>('/api/bookings/release', { bookingId: booking._id, only: 'window' });
    expect([left.status, left.data.state, left.data.company?.window]).toEqual([200, 'approved', undefined]);
    expect(await reservedFor(setup, booking._id)).toBe(booking.total);
    expect((await boss.see(booking._id)).data.history.at(-1)?.text).toMatch(
      / gave up the other stays that were approved too\.$/,
    );
    expect((await asker.tryHold(await stocked(), { stay: moved(1) })).status).toBe(409);
  });

  it('is over after three days', async () => {
    const { asker, booking, grant } = await anOffice();
    await grant();
    clock.advance(73 * HOUR);
    await setup.jobs();
    expect(await reservedFor(setup, booking._id)).toBe(0);
    expect((await asker.tryHold(await stocked(), { stay: moved(1) })).status).toBe(409);
  });
});
