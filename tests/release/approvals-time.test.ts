import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { anApprovalOffice } from '../support/approval-office.ts';
import { levelOf, passingTo, type Desk } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { deliver } from '../support/emails.ts';

const setup = useBookingSetup();
const { db } = setup;
const TOTAL = 840_000; // two nights at ₹4,200, outside a budget of ₹4,000
const HOUR = 3_600_000;
const nameOf = ({ hotelId }: { hotelId: string }) => hotelId.replace('htl_t', 'House ');

/** One of the two approves, unless the test says otherwise. */
const anOffice = ({ levels = (a: Desk, _b: Desk): object[] => [levelOf([a])], settings = {} } = {}) =>
  anApprovalOffice(setup, { levels, settings });

describe('time', () => {
  it('[9.10] deadlines are worded on the clock of whoever reads, and it is named where the trip’s differs', async () => {
    const { ask, first, hotel } = await anOffice({ levels: (a, b) => [levelOf([a], passingTo(b, 2))] });
    const { bookingId } = (await ask.send(hotel)).data;
    const silenceIn = async (zone: string) => {
      const answer = await fetch(`${setup.api()}/api/corporate/approvals/details?bookingId=${bookingId}`, {
        headers: { authorization: `Bearer ${first.token()}`, 'x-time-zone': zone },
      });
      return ((await answer.json()) as { data: { silence: string } }).data.silence;
    };
    const words = [
      ['Asia/Kolkata', '2 Dec, 11:30', '13:30 today'],
      ['Europe/London', '2 Dec, 06:00 (your time)', '08:00 today (your time)'],
      ['America/New_York', '2 Dec, 01:00 (your time)', '03:00 today (your time)'],
      ['Asia/Tokyo', '2 Dec, 15:00 (your time)', '17:00 today (your time)'],
      ['Australia/Sydney', '2 Dec, 17:00 (your time)', '19:00 today (your time)'],
      ['Mars/Olympus', '2 Dec, 11:30', '13:30 today'],
    ] as const;
    for (const [zone, held, due] of words)
      expect(await silenceIn(zone)).toMatch(
        `The price is held until ${held}. With no answer by ${due} the request passes`,
      );
    const [email] = await deliver(db());
    expect(email!.text).toContain('held until 2 Dec, 11:30 (India time). With no answer by 13:30 today (India time)');
  });

  it('[4.8] a level passes on after its time, and the first is told that others answer now', async () => {
    const { ask, one, two, hotel } = await anOffice({ levels: (a, b) => [levelOf([a], passingTo(b, 2))] });
    const {
      data: { bookingId },
    } = await ask.send(hotel);
    expect((await one.see(bookingId)).data.silence).toMatch(
      /^The price is held until 2 Dec, 11:30\. With no answer by 13:30 today the request passes to Nikhil Bose/,
    );
    clock.advance(2 * HOUR);
    await Promise.all([setup.jobs(), setup.jobs()]);
    expect((await one.answer(bookingId, 'approve', TOTAL)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringContaining('passed on') as string,
    });
    expect((await two.see(bookingId)).data).toMatchObject({
      mine: { may: true },
      levels: [{ passedTo: [{ answer: null }] }],
      history: [{}, { text: expect.stringContaining('passed to') as string }],
    });
    expect((await two.answer(bookingId, 'approve', TOTAL)).data).toMatchObject({ approvalStatus: 'approved' });
  });

  it('[3.20] the price’s own deadline ends it: nothing is charged, the room is free, and the asker is told', async () => {
    const { company, asker, ask, one, hotel } = await anOffice();
    const {
      data: { bookingId },
    } = await ask.send(hotel);
    const { stay } = (await asker.look(bookingId)).data;
    await deliver(db());
    clock.advance(24 * HOUR);
    expect((await one.answer(bookingId, 'approve', TOTAL)).json).toMatchObject({ code: 'STATE_BLOCKED' }); // before any job looked
    await setup.jobs();
    await setup.jobs();
    expect((await ask.status(company.companyId, bookingId)).data).toMatchObject({
      approvalStatus: 'rejected',
      sentence: expect.stringContaining('expired before a decision') as string,
    });
    expect((await asker.look(bookingId)).data.state).toBe('expired');
    expect(await setup.left(hotel, stay.checkIn)).toBe(hotel.allotment);
    expect(
      (await deliver(db())).map(({ subject }) => subject).filter((subject) => subject.includes(nameOf(hotel))),
    ).toEqual([`The price of ${nameOf(hotel)} expired`]);
  });

  it('[4.8] whoever asked takes it back: the room goes back at once and nobody can answer', async () => {
    const { asker, ask, one, hotel } = await anOffice();
    const {
      data: { bookingId },
    } = await ask.send(hotel);
    const { stay } = (await asker.look(bookingId)).data;
    const raced = await Promise.all([asker.release(bookingId), one.answer(bookingId, 'approve', TOTAL)]);
    expect(raced[0].status).toBe(200);
    expect((await asker.look(bookingId)).data.state).toBe('expired');
    expect(await setup.left(hotel, stay.checkIn)).toBe(hotel.allotment);
    expect((await one.see(bookingId)).data.approvalStatus).toBe('withdrawn');
    expect((await one.answer(bookingId, 'approve', TOTAL)).json).toMatchObject({ code: 'STATE_BLOCKED' });
  });
});
