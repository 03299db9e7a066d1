import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outboxMessages } from '#lib/server/db/tables.ts';
import { anApprovalOffice } from '../support/approval-office.ts';
import { approving, levelOf, REASON, type Desk } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { deliver } from '../support/emails.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
const TOTAL = 840_000; // two nights at ₹4,200, outside a budget of ₹4,000

/** One of the two approves, unless the test says otherwise. */
const anOffice = ({ levels = (a: Desk, _b: Desk): object[] => [levelOf([a])], settings = {} } = {}) =>
  anApprovalOffice(setup, { levels, settings });

describe('a request for approval', () => {
  it('[4.8] [1.3] what needs approval is held while it is asked, with the reason, the price and the verdict of its version', async () => {
    const { company, asker, first, ask, one, hotel } = await anOffice();
    const refused = await asker.tryHold(hotel);
    expect(refused.json).toMatchObject({
      code: 'OUT_OF_POLICY',
      details: { mayAsk: true, verdict: { reasons: [{ rule: 'budget' }] } },
    });
    const sent = await ask.send(hotel);
    expect(sent.json).toMatchObject({
      status: 'SUCCESS',
      data: { companyId: company.companyId, travelCategory: 1, until: '2026-12-02T06:00:00.000Z' },
    });
    const { bookingId } = sent.data;
    expect((await asker.look(bookingId)).data).toMatchObject({
      state: 'awaiting_approval',
      holdExpiresAt: '2026-12-02T06:00:00.000Z',
    });
    expect(await setup.left(hotel, (await asker.look(bookingId)).data.stay.checkIn)).toBe(hotel.allotment - 1);
    expect((await one.see(bookingId)).data).toMatchObject({
      approvalStatus: 'pending',
      total: TOTAL,
      reason: REASON,
      askedBy: { _id: asker.userId },
      mine: { may: true },
      levels: [{ progress: 'now', people: [{ _id: first.userId, answer: null }] }],
      trip: {
        inPolicy: false,
        travellers: [
          {
            userId: asker.userId,
            policyVersion: 1,
            verdict: {
              reasons: [{ rule: 'budget', limit: 400_000 }],
              change: { text: expect.stringContaining('in policy') as string },
            },
          },
        ],
        trail: [{ total: TOTAL }, { total: TOTAL }, { total: TOTAL, note: expect.stringContaining('until') as string }],
      },
    });
    expect(await setup.eventsOf(bookingId)).toEqual(['quote → quoted', 'requestApproval → awaiting_approval']);
  });

  it('[7.19] [3.14] who is asked gets an email with the way there and a message with their counts', async () => {
    const { first, ask, hotel } = await anOffice();
    const { data } = await ask.send(hotel, {}, `${REASON} <b>Please</b>`);
    const emails = await deliver(db());
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      subject: expect.stringMatching(/^Nikhil Bose asks you to approve .*₹8,400$/) as string,
    });
    const page = `/corporate/auth/booking/approval?bookingId=${data.bookingId}`;
    for (const words of ['₹8,400, taxes included', 'Out of policy', 'The price is held until 2 Dec, 11:30', page]) {
      expect(emails[0]!.text).toContain(words);
      expect(emails[0]!.html).toContain(words);
    }
    expect(emails[0]!.text).toContain(`“${REASON} <b>Please</b>”`);
    expect(emails[0]!.html).toContain(`“${REASON} &lt;b&gt;Please&lt;/b&gt;”`);
    expect(emails[0]!.html).toMatch(/<a href="https?:[^"]+" [^>]*>Approve or decline<\/a>/);
    const messages = await db()
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.topic, `approval${first.userId}`));
    expect(messages).toMatchObject([
      {
        payload: {
          bookingId: data.bookingId,
          approvalStatus: 'pending',
          travelCategory: 1,
          approvalCount: 1,
          notificationCount: 1,
        },
      },
    ]);
  });

  it('[4.8] nobody approves their own, nor the trip they travel on; without anybody left it is not asked at all', async () => {
    const { company, asker, ask, hotel } = await anOffice({ levels: (a) => [levelOf([a])] });
    await company.approvals([{ policy: 'outside', levels: [levelOf([asker])] }]);
    const { data } = await ask.send(hotel); // goes to the administrator instead
    expect((await approving(company.admin).see(data.bookingId)).data.mine).toMatchObject({ may: true });
    expect((await ask.answer(data.bookingId, 'approve', TOTAL)).json).toMatchObject({ code: 'FORBIDDEN' });
    const alone = approving(company.admin);
    expect((await alone.send(await stocked())).json).toMatchObject({ data: { travelCategory: 1 } }); // the asker's colleague, named by the rule
    await company.approvals([{ policy: 'outside', levels: [levelOf([company.admin])] }]);
    expect((await alone.send(await stocked())).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringMatching(/^Nobody in your company can approve this/) as string,
    });
  });

  it('[5.1] what no rule opens is refused, and so is what needs nobody', async () => {
    const { company, ask, hotel } = await anOffice();
    expect((await ask.send(hotel, { ratePlanId: hotel.fixedPlanId, shownTotal: 756_000 })).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'Nobody has to approve this any more. Hold it and book.',
    });
    await company.approvals([{ policy: 'inside', levels: [] }]);
    expect((await ask.send(hotel)).json).toMatchObject({ code: 'OUT_OF_POLICY', details: { mayAsk: false } });
  });

  it('[4.8] asking twice is asking once, also at the same moment; the same trip is not asked for beside it', async () => {
    const { asker, ask, hotel } = await anOffice();
    const {
      data: { bookingId },
    } = await asker.quoteStay(hotel);
    const booking = (await asker.look(bookingId)).data;
    const sent = await Promise.all(Array.from({ length: 4 }, () => ask.sendBooking(booking)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await setup.eventsOf(bookingId)).toEqual(['quote → quoted', 'requestApproval → awaiting_approval']);
    expect((await ask.send(hotel)).json).toMatchObject({ code: 'CONFLICT', details: { bookingId } });
    expect((await ask.send(hotel, { stay: { ...booking.stay, checkOut: '2026-12-24' } })).status).toBe(200);
  });
});
