import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ApprovalRequest } from '#features/approvals/contract.ts';
import { approvalLinks } from '#features/approvals/server/tables.ts';
import type { AuditEntry } from '#features/companies/organisation.ts';
import { clock } from '#lib/server/clock.ts';
import { anApprovalOffice } from '../support/approval-office.ts';
import { approving, levelOf, type Desk } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { call } from '../support/call.ts';
import { deliver, linkIn } from '../support/emails.ts';

const setup = useBookingSetup();
const { db } = setup;
const TOTAL = 840_000; // two nights at ₹4,200, outside a budget of ₹4,000
const HOUR = 3_600_000;

const open = (token: string) =>
  call<{ approver: string; request: ApprovalRequest }>('POST', `/api/corporate/approvals/link`, {
    body: { token },
  });
const decide = (token: string, answer: 'approve' | 'decline' = 'approve', over: object = {}) =>
  call<ApprovalRequest>('POST', `/api/corporate/approvals/link/decide`, {
    body: { token, answer, amount: TOTAL, ...(answer === 'decline' ? { note: 'Take the train.' } : {}), ...over },
  });

/** A request sent to its approvers, and the link in each one's email. */
async function aLink(levels = (first: Desk, _second: Desk): object[] => [levelOf([first])]) {
  const office = await anApprovalOffice(setup, { levels });
  const { bookingId } = (await office.ask.send(office.hotel)).data;
  const { rows } = await db().execute<{ id: string; work_email: string }>(sql`select id, work_email from employees`);
  const linksOf = async () =>
    new Map((await deliver(db())).map((email) => [rows.find((row) => row.work_email === email.to)?.id, linkIn(email)]));
  const links = await linksOf();
  const token = links.get(office.first.userId)?.token ?? '';
  return { ...office, bookingId, links, linksOf, token };
}

describe('the link of an approver’s email', { timeout: 60_000 }, () => {
  it('[4.8] shows the whole request and decides nothing; a press decides, once, signed out, as the approver it was sent to', async () => {
    const { company, one, bookingId, links, first, token } = await aLink();
    expect(links.get(first.userId)?.path).toBe('/corporate/approve');
    for (let at = 0; at < 3; at++)
      expect((await open(token)).data).toMatchObject({
        request: { bookingId, approvalStatus: 'pending', total: TOTAL, mine: { may: true }, trip: { inPolicy: false } },
      });
    expect((await one.see(bookingId)).data).toMatchObject({ approvalStatus: 'pending', isRead: false });
    expect((await decide(token)).data).toMatchObject({ approvalStatus: 'approved' });
    for (const again of [await decide(token), await decide(token, 'decline'), await open(token)])
      expect(again.json).toMatchObject({
        code: 'LINK_INVALID',
        message: expect.stringContaining('was used') as string,
      });
    const { entries } = await company.must<{ entries: AuditEntry[] }>('GET', 'audit-trail?kind=approval-decision');
    expect(entries).toMatchObject([
      {
        action: 'approved',
        changes: expect.arrayContaining([
          { field: 'Through', before: 'none', after: 'the link of the email' },
        ]) as object,
      },
    ]);
  });

  it('[4.8] is stored as a hash, and one that was never sent opens nothing', async () => {
    const { token } = await aLink();
    const rows = await db().select().from(approvalLinks);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.every(({ tokenHash }) => /^[0-9a-f]{64}$/.test(tokenHash))).toBe(true);
    for (const made of ['x', `${token}x`, token.slice(0, -1), rows[0]!.tokenHash])
      expect((await open(made)).json).toMatchObject({ code: 'LINK_INVALID' });
  });

  it('[4.8] of ten presses at once one decides', async () => {
    const { one, bookingId, token } = await aLink();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => decide(token, at % 2 ? 'approve' : 'decline')),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 410)]);
    const { data } = await one.see(bookingId);
    expect(data.history.filter(({ text }) => / (approved|declined)\./.test(text))).toHaveLength(1);
  });

  it('[4.8] stays open after a refusal: another price, or a decline without a reason', async () => {
    const { token } = await aLink();
    expect((await decide(token, 'approve', { amount: TOTAL - 1 })).json).toMatchObject({ code: 'PRICE_CHANGED' });
    expect((await decide(token, 'decline', { note: '' })).json).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await decide(token, 'decline')).data).toMatchObject({ approvalStatus: 'declined' });
  });

  it('[4.8] ends with the request, and with what it showed', async () => {
    const { token } = await aLink();
    clock.advance(24 * HOUR);
    expect((await open(token)).json).toMatchObject({
      code: 'LINK_INVALID',
      message: expect.stringContaining('is over') as string,
    });
    expect((await decide(token)).json).toMatchObject({ code: 'LINK_INVALID' });
    const other = await aLink();
    await db()
      .update(approvalLinks)
      .set({ version: 'another price' })
      .where(eq(approvalLinks.employeeId, other.first.userId));
    expect((await decide(other.token)).json).toMatchObject({
      code: 'LINK_INVALID',
      message: expect.stringContaining('has changed') as string,
    });
  });

  it('[4.8] is one approver’s: each of two has their own, and the second finds what the first has done', async () => {
    const { links, second, token } = await aLink((a, b) => [levelOf([a, b], { needs: 'any' })]);
    const other = links.get(second.userId)?.token ?? '';
    expect(other).not.toBe(token);
    expect((await decide(token, 'decline')).status).toBe(200);
    expect((await open(other)).data).toMatchObject({ request: { approvalStatus: 'declined', mine: { may: false } } });
    expect((await decide(other)).json).toMatchObject({ code: 'STATE_BLOCKED' });
  });

  it('[4.8] [6.6] decides for nobody who left or lost the right, and a stand-in decides by their own while it lasts', async () => {
    const { company, first, second, one, two, token, linksOf, bookingId } = await aLink();
    const now = clock.now().toISOString();
    const until = new Date(clock.now().getTime() + 2 * HOUR).toISOString();
    await one.away(second.userId, now, until);
    const standIn = (await linksOf()).get(second.userId)?.token ?? '';
    expect((await open(standIn)).data).toMatchObject({
      request: { mine: { standsInFor: [expect.any(String) as string] } },
    });
    clock.advance(3 * HOUR);
    expect((await decide(standIn)).status).toBe(404); // the absence is over
    expect((await two.see(bookingId)).status).toBe(404);
    await db().execute(sql`update employees set state = 'inactive' where id = ${first.userId}`);
    expect((await decide(token)).json).toMatchObject({
      code: 'LINK_INVALID',
      message: expect.stringContaining('no longer approves') as string,
    });
    await db().execute(sql`update employees set state = 'active' where id = ${first.userId}`);
    await db().execute(
      sql`update roles set rights = '{booking.view}' where id = (select role_id from employees where id = ${first.userId})`,
    );
    expect((await open(token)).json).toMatchObject({ code: 'LINK_INVALID' });
    expect((await approving(company.admin).inbox()).count).toBe(0);
  });
});
