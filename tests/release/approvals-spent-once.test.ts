import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, hotelRules, nightBudget } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';
import { orderOfCheckout } from '../support/order-of-checkout.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
const TOTAL = 840_000; // two nights at ₹4,200, outside a budget of ₹4,000
const ROUNDS = 5;

/** A trip that was approved and whose hold then ran out: its approval waits to be used, once. */
async function anUnusedApproval() {
  const company = await aBookingCompany(db, setup.api);
  await company.policy([hotelRules(nightBudget(400_000))]);
  const [asker, approver] = [await company.employee(), await company.employee()];
  await company.approvals([{ policy: 'outside', levels: [levelOf([approver])] }]);
  const [ask, hotel] = [approving(asker), await stocked({ allotment: 9 })];
  const {
    data: { bookingId },
  } = await ask.send(hotel);
  await approving(approver).answer(bookingId, 'approve', TOTAL);
  await deliver(db());
  clock.advance(86_400_000);
  await setup.jobs();
  const quotes = async (count: number) => {
    const opened = [];
    for (let at = 0; at < count; at++)
      opened.push((await asker.look((await ask.askAgain(bookingId)).data.bookingId)).data);
    return opened;
  };
  return { asker, ask, hotel, quotes };
}

/** A gateway that takes money for an order that we closed. */
const reopenAtGateway = (checkoutUrl: string | null) =>
  db().execute(
    sql`update gateway_orders set state = 'created', expires_at = ${new Date(clock.now().getTime() + 3_600_000).toISOString()} where id = ${orderOfCheckout(checkoutUrl)}`,
  );

describe('[4.8] one approval books once', () => {
  it('of several holds of the same trip at the same moment, one takes the approval', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { asker, quotes, hotel } = await anUnusedApproval();
      const opened = await quotes(3);
      const answers = await Promise.all(opened.map((booking) => asker.hold(booking)));
      expect(answers.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
        code: 'OUT_OF_POLICY',
        details: { mayAsk: true },
      });
      expect(await setup.left(hotel, opened[0]!.stay.checkIn)).toBe(hotel.allotment - 1); // what was refused gave its room back
    }
  }, 60_000);

  it('a hold and a request of the same trip at the same moment do not both use it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { asker, ask, quotes } = await anUnusedApproval();
      const [first, second] = await quotes(2);
      await Promise.all([asker.hold(first!), ask.sendBooking(second!)]);
      const states = await Promise.all([first!, second!].map(async ({ _id }) => (await asker.look(_id)).data.state));
      expect(
        states.filter((state) => state === 'held' || state === 'approved'),
        `round ${round}: ${states.join(', ')}`,
      ).toHaveLength(1);
    }
  }, 60_000);

  it('a payment for the first hold that arrives after the approval was used again goes back', async () => {
    const { asker, quotes } = await anUnusedApproval();
    const [first, second] = await quotes(2);
    await asker.hold(first!);
    await asker.nameThem(first!);
    const { data } = await asker.pay(first!);
    clock.advance(31 * 60_000);
    await setup.jobs();
    expect((await asker.look(first!._id)).data.state).toBe('expired');
    expect((await asker.hold(second!)).data).toMatchObject({ state: 'held' });
    await reopenAtGateway(data.checkoutUrl);
    await asker.comeBack((await asker.atCheckout(data.checkoutUrl))!.fields);
    const { data: late } = await asker.look(first!._id);
    expect(late).toMatchObject({
      state: 'expired',
      trail: expect.arrayContaining([expect.objectContaining({ stage: 'refund', total: TOTAL })]) as unknown,
    });
  });
});
