import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ApprovalPreview } from '#features/bookings/company-parts.ts';
import { balanceOf } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { approving, levelOf, passingTo } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, flightRules } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';
import { flightDeskOf, wayBudget } from '../support/flight-desk.ts';
import { OUT, xx, zz } from '../support/flyer.ts';

const setup = useBookingSetup();
const { db } = setup;
const HOUR = 3_600_000;

/** A company in which every flight needs approval, and somebody who has chosen one of an airline that holds no seats. */
async function anOffice(offer = xx(9011)) {
  const company = await aBookingCompany(db, setup.api);
  await company.policy([flightRules(wayBudget(1_000))]);
  await company.fund(20_000_000);
  const [asker, first, second] = [await company.employee(), await company.employee(), await company.employee()];
  await company.approvals([{ policy: 'outside', levels: [levelOf([first], passingTo(second, 4))] }]);
  await deliver(db());
  const desk = flightDeskOf(asker);
  const quoted = await desk.lookAt((await desk.quoteFlights({ offers: [offer] })).data.bookingId);
  const booking = (await desk.nameFlyers(quoted)).data;
  return {
    company,
    desk,
    booking,
    ask: approving(asker),
    boss: approving(first),
    deputy: approving(second),
    preview: () => desk.get<ApprovalPreview>(`/api/corporate/bookings/approval-preview?bookingId=${booking._id}`),
  };
}

const reserved = async (bookingId: string): Promise<number> =>
  Number(
    (
      await db().execute<{ n: number }>(
        sql`select count(*)::int as n from flight_reservations where key = ${bookingId}`,
      )
    ).rows[0]?.n,
  );

/** As if the fare had been lower by so much (paise) when it was asked for. */
async function roseBy(bookingId: string, amount: number): Promise<number> {
  await db().execute(sql`update bookings set total = total - ${amount} where id = ${bookingId}`);
  const { rows } = await db().execute<{ amount: string }>(
    sql`update approval_requests set amount = amount - ${amount}, run = jsonb_set(run, '{amount}', to_jsonb(amount - ${amount})) where booking_id = ${bookingId} returning amount`,
  );
  return Number(rows[0]!.amount);
}

describe('[4.8] where a hold is too short for somebody to decide', () => {
  it('says so before asking, holds nothing, asks up to a price, and gives the first approver their whole share of the time', async () => {
    const { preview, ask, boss, booking, desk } = await anOffice();
    const { data } = await preview();
    const inFourHours = new Date(clock.now().getTime() + 4 * HOUR).toISOString();
    expect(data).toMatchObject({
      way: 'ask',
      answerBy: inFourHours, // of its own four hours, not half of fifteen minutes
      until: new Date(clock.now().getTime() + 24 * HOUR).toISOString(),
      silence: expect.stringMatching(
        /^Nothing is held meanwhile\. With no answer by .+ the request passes to/,
      ) as string,
    });
    expect(data.ceiling).toBeGreaterThan(booking.total);
    expect((await ask.sendBooking(booking)).data.until).toBe(data.until);
    expect(await reserved(booking._id)).toBe(0);
    const seen = (await boss.see(booking._id)).data;
    expect(seen).toMatchObject({ until: data.until, silence: data.silence, trip: { ceiling: data.ceiling } });
    expect((await boss.inbox()).response[0]).toMatchObject({ answerBy: inFourHours, ceiling: data.ceiling });
    const { text } = (await deliver(db()))[0]!;
    expect(text).toContain('Nothing is held meanwhile.');
    expect(text).toMatch(/Up to ₹[\d,]+/);
    expect((await desk.lookAt(booking._id)).trail.at(-1)?.note).toMatch(/nothing is held meanwhile\.$/);
  });

  it('what an airline holds for long enough is held as before', async () => {
    const { preview, ask, booking } = await anOffice(zz(9011, OUT));
    expect((await preview()).data).toMatchObject({
      ceiling: null,
      silence: expect.stringMatching(/^Once you request it, the price is held until/) as string,
    });
    await ask.sendBooking(booking);
    expect(await reserved(booking._id)).toBe(1);
  });

  it('is booked at the price of the moment it is approved, where that is within what was granted', async () => {
    const { company, ask, boss, booking, desk } = await anOffice();
    await ask.sendBooking(booking);
    const asked = await roseBy(booking._id, 10_000);
    const { ceiling } = (await boss.see(booking._id)).data.trip;
    clock.advance(3 * HOUR); // the fifteen minutes are long over
    await boss.answer(booking._id, 'approve', asked, { upTo: ceiling });
    const before = await balanceOf(db(), company.accounts.wallet);
    await setup.jobs();
    const booked = await desk.lookAt(booking._id);
    expect(booked.state).toBe('confirmed');
    expect(booked.total).toBeGreaterThan(asked);
    expect(booked.total).toBeLessThanOrEqual(ceiling!);
    expect(booked.company?.askedUpTo).toBeUndefined();
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(before - booked.total);
    expect((await boss.see(booking._id)).data).toMatchObject({ approvalStatus: 'approved', total: booked.total });
  });

  it('above it nothing is booked: it says why, and can be asked for again at today’s price', async () => {
    const { ask, boss, booking, desk, company } = await anOffice();
    const sent = (await ask.sendBooking(booking)).data;
    const asked = await roseBy(booking._id, 10_000);
    await boss.answer(booking._id, 'approve', asked);
    await setup.jobs();
    const over = await desk.lookAt(booking._id);
    expect(over).toMatchObject({
      state: 'expired',
      payment: {
        problem: expect.stringMatching(/^It now costs ₹.+; approved is up to ₹.+ Nothing was booked/) as string,
      },
    });
    expect(await reserved(booking._id)).toBe(0);
    expect((await ask.status(company.companyId, sent.bookingId)).data.approvalStatus).toBe('approved');
    expect((await deliver(db())).map(({ text }) => text).join()).toContain('The price is no longer held');
    const again = (await ask.askAgain(booking._id)).data;
    const next = await desk.lookAt(again.bookingId);
    expect(next).toMatchObject({ state: 'quoted', total: asked + 10_000 });
    await ask.sendBooking(next);
    expect((await boss.inbox()).response[0]).toMatchObject({ waitsForMe: true, total: next.total });
  });

  it('sold out when it is approved, it says so and nothing is charged', async () => {
    const { company, ask, boss, booking, desk } = await anOffice(xx(9003));
    await ask.sendBooking(booking);
    const before = await balanceOf(db(), company.accounts.wallet);
    await boss.answer(booking._id, 'approve', booking.total);
    await setup.jobs();
    const over = await desk.lookAt(booking._id);
    expect(['expired', 'failed']).toContain(over.state);
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(before);
  });

  it('withdrawn or unanswered it ends, and nothing was ever held', async () => {
    const { ask, booking, desk } = await anOffice();
    const { bookingId, companyId } = (await ask.sendBooking(booking)).data;
    clock.advance(25 * HOUR);
    await setup.jobs();
    expect((await ask.status(companyId, bookingId)).data.sentence).toMatch(/^Nobody answered in time, /);
    expect((await desk.lookAt(booking._id)).state).toBe('expired');
    expect(await reserved(booking._id)).toBe(0);
  });
});
