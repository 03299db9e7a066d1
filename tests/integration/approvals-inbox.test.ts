import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, hotelRules, nightBudget } from '../support/company-desk.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
const TOTAL = 840_000; // two nights at ₹4,200, outside a budget of ₹4,000

/** A company whose budget the room exceeds: an asker, two who approve, and so many requests. */
async function anInbox(requests: number, { levels = 1 } = {}) {
  const company = await aBookingCompany(db, setup.api);
  await company.policy([hotelRules(nightBudget(400_000))]);
  const [asker, first, second] = [await company.employee(), await company.employee(), await company.employee()];
  await company.approvals([
    { policy: 'outside', levels: [first, second].slice(0, levels).map((one) => levelOf([one])) },
  ]);
  const ask = approving(asker);
  const ids: string[] = [];
  for (let at = 0; at < requests; at++) {
    clock.advance(60_000);
    ids.push((await ask.send(await stocked(), {}, `Reason ${at}, the fair`)).data.bookingId);
  }
  return { company, asker, first, second, ask, one: approving(first), two: approving(second), ids };
}

describe('the inbox', { timeout: 60_000 }, () => {
  it('[7.12] [4.8] is searched, narrowed down and sorted; what somebody else was asked is not found', async () => {
    const { one, two, ids } = await anInbox(3);
    const found = async (query: string) => (await one.inbox(query)).response.map(({ bookingId }) => bookingId);
    expect(await found('&searchKey=reason 1')).toEqual([ids[1]]);
    expect(await found('&searchKey=%25')).toEqual([]); // the mark is a letter here, not a pattern
    expect(await found('&travelCategory=2')).toEqual([]);
    expect(await found('&travelCategory=1&policy=outside')).toEqual([...ids].reverse());
    expect(await found('&policy=inside')).toEqual([]);
    expect(await found('&orderBy=due&sortBy=asc')).toEqual(ids);
    expect(await found('&orderBy=total&sortBy=desc&pageSize=1')).toHaveLength(1);
    expect((await two.inbox('&searchKey=fair')).count).toBe(0);
  });

  it('[7.12] [7.20] is exported as CSV by the same filter: the caller’s own rows, and no cell that a spreadsheet would run', async () => {
    const { first, second, ask, ids } = await anInbox(1);
    const formula = (await ask.send(await stocked(), {}, '=HYPERLINK("http://x")')).data.bookingId;
    const fileOf = async (desk: typeof first, query = '') =>
      (
        await fetch(`${setup.api()}/api/corporate/approvals/file?requestType=4${query}`, {
          headers: { authorization: `Bearer ${desk.token()}` },
        })
      ).text();
    const lines = (await fileOf(first)).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Booking,Kind,Trip');
    const lineOf = (bookingId: string) => lines.find((line) => line.startsWith(`${bookingId},Hotels,`)); // both asked at one moment
    expect(lineOf(formula)).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(lineOf(ids[0]!)).toContain(',8400,INR');
    expect((await fileOf(first, '&searchKey=fair')).trim().split('\r\n')).toHaveLength(2);
    expect((await fileOf(second)).trim().split('\r\n')).toHaveLength(1);
  });
});

describe('several at once', { timeout: 60_000 }, () => {
  it('[4.8] each is decided by itself: what changed, is not the caller’s or has ended stays as it is, with the reason', async () => {
    const { one, two, ids, company } = await anInbox(4);
    await one.answer(ids[3]!, 'decline', TOTAL);
    const [a, b, c, d] = ids;
    const { data } = await one.answerSeveral(
      [
        { bookingId: a!, amount: TOTAL },
        { bookingId: b!, amount: TOTAL - 1 },
        { bookingId: c!, amount: TOTAL },
        { bookingId: d!, amount: TOTAL },
        { bookingId: 'bkg_unknown', amount: 1 },
      ],
      'approve',
    );
    expect(data.decided).toEqual([
      { bookingId: a, approvalStatus: 'approved' },
      { bookingId: c, approvalStatus: 'approved' },
    ]);
    expect(data.refused).toEqual([
      { bookingId: b, reason: expect.stringContaining('The price is now ₹8,400.') as string },
      { bookingId: d, reason: expect.stringContaining('was declined') as string },
      { bookingId: 'bkg_unknown', reason: expect.stringContaining('This request') as string },
    ]);
    expect((await one.see(b!)).data.approvalStatus).toBe('pending');
    expect((await two.answerSeveral([{ bookingId: b!, amount: TOTAL }], 'approve')).code).toBe('NOT_FOUND');
    const own = await approving(company.admin).answerSeveral([{ bookingId: b!, amount: TOTAL }], 'approve');
    expect(own.code).toBe('NOT_FOUND');
    expect((await one.inbox('&approvalStatus=pending')).count).toBe(1);
  });

  it('[4.8] a decline needs its message, which everybody gets; at most a page at once; one named twice is decided once', async () => {
    const { one, ids } = await anInbox(2);
    const both = ids.map((bookingId) => ({ bookingId, amount: TOTAL }));
    expect((await one.answerSeveral(both, 'decline')).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { note: expect.any(String) as string },
    });
    const many = Array.from({ length: 21 }, () => both[0]!);
    expect((await one.answerSeveral(many, 'approve')).json).toMatchObject({ code: 'INVALID_INPUT' });
    const { data } = await one.answerSeveral([...both, both[0]!], 'decline', 'The fair is cancelled.');
    expect(data).toMatchObject({
      decided: [{ approvalStatus: 'declined' }, { approvalStatus: 'declined' }],
      refused: [],
    });
    for (const id of ids)
      expect((await one.see(id)).data.history.at(-2)?.text).toContain('declined. “The fair is cancelled.”');
  });

  it('[4.8] the same press in two tabs decides each once', async () => {
    const { one, ids } = await anInbox(3);
    const all = ids.map((bookingId) => ({ bookingId, amount: TOTAL }));
    const tabs = await Promise.all([one.answerSeveral(all, 'approve'), one.answerSeveral(all, 'decline', 'No.')]);
    const decided = tabs.flatMap(({ data }) => data.decided.map(({ bookingId }) => bookingId));
    expect([...decided].sort()).toEqual([...ids].sort());
    for (const id of ids) {
      const { data } = await one.see(id);
      expect(data.levels[0]?.people[0]?.answer).not.toBeNull();
      expect(data.history.filter(({ text }) => / (approved|declined)\./.test(text))).toHaveLength(1);
    }
  });
});
