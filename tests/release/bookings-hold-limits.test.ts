import { beforeEach, describe, expect, it } from 'vitest';
import type { StayBooking } from '#features/bookings/contract.ts';
import { HOLD_LIMITS } from '#features/bookings/rules/hold-limits.ts';
import { grantCredit } from '#features/companies/server/index.ts';
import { rateLimits } from '#lib/server/db/tables.ts';
import { comeFrom } from '../support/api-server.ts';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aStay, type Buyer } from '../support/buyer.ts';
import { aBookingCompany, hotelRules, nightBudget } from '../support/company-desk.ts';
import type { Stocked } from '../support/stock.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
const LIMIT = HOLD_LIMITS.consumer.hotel;

beforeEach(async () => {
  comeFrom('127.0.0.1');
  await db().delete(rateLimits);
});

/** So many quotes of `rooms` rooms, opened one after the other. */
async function quotes(buyer: Pick<Buyer, 'quote'>, hotel: Stocked, count: number, rooms = 1): Promise<StayBooking[]> {
  const opened: StayBooking[] = [];
  for (let at = 0; at < count; at++) opened.push((await buyer.quote(hotel, { stay: aStay({ rooms }) })).data);
  return opened;
}

const statuses = (answers: { status: number }[]): Record<number, number> =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [
      status,
      answers.filter((one) => one.status === status).length,
    ]),
  );

describe('rooms on hold that nobody paid for', () => {
  it('one person holds up to the limit, however many calls arrive together', async () => {
    const [buyer, hotel] = [await setup.buyer(), await stocked({ allotment: 60 })];
    const opened = await quotes(buyer, hotel, LIMIT + 8);
    const answers = await Promise.all(opened.map((booking) => buyer.hold(booking)));
    expect(statuses(answers)).toEqual({ 200: LIMIT, 409: 8 });
    expect(await setup.left(hotel, opened[0]!.stay.checkIn)).toBe(60 - LIMIT);
    const next = (await quotes(buyer, hotel, 1))[0]!;
    const refused = await buyer.hold(next);
    expect(refused.json).toMatchObject({
      code: 'HOLD_LIMIT',
      details: { holds: expect.arrayContaining([expect.objectContaining({ units: 1, until: '12:00' })]) as unknown },
    });
    expect(refused.json).toMatchObject({
      message: expect.stringMatching(
        /^You can hold 12 rooms at a time before paying\. On hold now: House \d+ \(1 room, until 12:00\); .* and 9 more\. Nothing was charged\. Pay for one of them or cancel one, then hold this one\.$/,
      ) as string,
    });
    await buyer.release(answers.find(({ status }) => status === 200)!.data._id);
    expect((await buyer.hold(next)).status).toBe(200);
  }, 60_000);

  it('counts rooms, not bookings, and a booking that is paid for no more', async () => {
    const [buyer, hotel] = [await setup.buyer(10_000_000), await stocked({ allotment: 60 })];
    const first = await buyer.held(hotel, { stay: aStay({ rooms: 8 }) });
    const [five, four] = [(await quotes(buyer, hotel, 1, 5))[0]!, (await quotes(buyer, hotel, 1, 4))[0]!];
    expect((await buyer.hold(five)).json).toMatchObject({ code: 'HOLD_LIMIT' });
    expect((await buyer.hold(four)).status).toBe(200);
    expect((await buyer.pay(first, first.total)).data.booking.state).toBe('confirmed');
    expect((await buyer.hold(five)).status).toBe(200);
  });

  it('what the supplier could not hold does not count', async () => {
    const [buyer, full, hotel] = [
      await setup.buyer(),
      await stocked({ allotment: 1 }),
      await stocked({ allotment: 60 }),
    ];
    const tooMany = await quotes(buyer, full, 1, 1);
    await (await setup.buyer()).held(full);
    expect((await buyer.hold(tooMany[0]!)).json).toMatchObject({ code: 'SOLD_OUT' });
    const opened = await quotes(buyer, hotel, LIMIT);
    for (const booking of opened) expect((await buyer.hold(booking)).status).toBe(200);
  });

  it('many new accounts of one network share its limit, and whoever has paid before is not stopped by it', async () => {
    const hotel = await stocked({ allotment: 200 });
    const known = await setup.buyer();
    await known.confirmed(hotel);
    comeFrom('203.0.113.7');
    const strangers = await Promise.all(Array.from({ length: 7 }, () => setup.buyer()));
    const opened = await Promise.all(
      strangers.map(async (buyer) => ({ buyer, bookings: await quotes(buyer, hotel, 2, 5) })),
    );
    const answers = await Promise.all(
      opened.flatMap(({ buyer, bookings }) => bookings.map((booking) => buyer.hold(booking))),
    );
    expect(statuses(answers)).toEqual({ 200: HOLD_LIMITS.network.hotel / 5, 409: 2 });
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'HOLD_LIMIT',
      message: expect.stringMatching(
        /^Too many rooms are on hold from your network at the moment\..*after \d\d:\d\d/,
      ) as string,
    });
    expect((await known.hold((await quotes(known, hotel, 1))[0]!)).status).toBe(200);
    comeFrom('198.51.100.9');
    const elsewhere = await setup.buyer();
    expect((await elsewhere.hold((await quotes(elsewhere, hotel, 1))[0]!)).status).toBe(200);
  }, 60_000);

  it('a new company holds no more than one person, together, approvals included; a trusted one as its size needs', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([hotelRules(nightBudget(400_000))]); // ₹4,200 needs approval
    const [asker, other, approver] = [await company.employee(), await company.employee(), await company.employee()];
    await company.approvals([{ policy: 'outside', levels: [levelOf([approver])] }]);
    const hotel = await stocked({ allotment: 60 });
    const stays = (desk: typeof asker, inDays: number) => ({
      stay: { ...aStay({ inDays }), rooms: [{ adults: 1, childAges: [] }] },
      party: { travellerIds: [desk.userId] },
    });
    for (let at = 0; at < LIMIT - 1; at++)
      expect((await approving(asker).send(hotel, stays(asker, 20 + at))).status, `request ${at}`).toBe(200);
    const [last, over] = await Promise.all([
      approving(asker).send(hotel, stays(asker, 50)),
      approving(other).send(hotel, stays(other, 51)),
    ]);
    expect([last.status, over.status].sort()).toEqual([200, 409]);
    const refused = [last, over].find(({ status }) => status === 409)!;
    expect(refused.json).toMatchObject({
      code: 'HOLD_LIMIT',
      message: expect.stringMatching(
        /^Your company can hold 12 rooms at a time before paying, and its people hold that many now\./,
      ) as string,
    });
    await grantCredit(db(), { company: company.companyId, limit: 1, reason: 'a test', apply: true });
    expect((await approving(other).send(hotel, stays(other, 52))).status).toBe(200); // four active people: one room more
    expect((await approving(other).send(hotel, stays(other, 53))).json).toMatchObject({ code: 'HOLD_LIMIT' });
  }, 60_000);
});

describe('payments that are started and left', () => {
  it('one booking opens no more than twenty orders', async () => {
    const buyer = await setup.buyer();
    const booking = await buyer.held(await stocked());
    for (let at = 0; at < 20; at++) {
      const { data } = await buyer.pay(booking);
      expect(data.checkoutUrl, `start ${at}`).toEqual(expect.any(String));
      await buyer.leave(data.checkoutUrl);
    }
    expect((await buyer.pay(booking)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringMatching(/^This payment was started 20 times/) as string,
    });
  }, 60_000);

  it('one order takes no more than ten attempts, and a new one starts over', async () => {
    const buyer = await setup.buyer();
    const booking = await buyer.held(await stocked());
    const { data } = await buyer.pay(booking);
    for (let at = 0; at < 10; at++) await buyer.atCheckout(data.checkoutUrl, 'failure');
    expect(await buyer.atCheckout(data.checkoutUrl)).toBeNull();
    await buyer.leave(data.checkoutUrl);
    const again = await buyer.pay(booking);
    await buyer.comeBack((await buyer.atCheckout(again.data.checkoutUrl))!.fields);
    expect((await buyer.look(booking._id)).data.state).toBe('confirmed');
  });
});
