import { describe, expect, it } from 'vitest';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { call } from '../support/call.ts';
import { aBookingCompany, hotelRules, nightBudget } from '../support/company-desk.ts';
import { deliver, linkIn } from '../support/emails.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
type Answer = { alternatives: { title: string; detail: string; total: number; saves: number }[] };

describe('[4.8] cheaper options for whoever decides', () => {
  it('are in policy for those who travel, at the prices of now, and shown to nobody who is not asked', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([hotelRules(nightBudget(400_000))]); // ₹4,200 a night is asked for, ₹3,780 the fixed rate
    const [asker, approver, stranger] = [await company.employee(), await company.employee(), await company.employee()];
    await company.approvals([{ policy: 'outside', levels: [levelOf([approver])] }]);
    const { bookingId } = (await approving(asker).send(await stocked())).data;
    const look = (desk: typeof asker) =>
      desk.get<Answer>(`/api/corporate/approvals/alternatives?bookingId=${bookingId}`);
    expect((await look(approver)).data.alternatives).toEqual([
      { title: expect.any(String) as string, detail: expect.any(String) as string, total: 756_000, saves: 84_000 },
    ]);
    expect((await look(stranger)).status).toBe(404);
    expect((await look(asker)).status).toBe(404);
  });

  it('are the same by the link of the email, signed out, and only while its approver may decide', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([hotelRules(nightBudget(400_000))]);
    const [asker, approver, other] = [await company.employee(), await company.employee(), await company.employee()];
    await company.approvals([{ policy: 'outside', levels: [levelOf([approver, other], { needs: 'any' })] }]);
    const { bookingId } = (await approving(asker).send(await stocked())).data;
    const [first, second] = (await deliver(db()))
      .filter(({ subject }) => subject.includes('asks you to approve'))
      .map((email) => linkIn(email).token);
    const look = (token: string) =>
      call<Answer>('POST', '/api/corporate/approvals/link/alternatives', { body: { token } });
    const { data } = await approver.get<Answer>(`/api/corporate/approvals/alternatives?bookingId=${bookingId}`);
    expect(data.alternatives.length).toBeGreaterThan(0);
    expect((await look(first!)).data.alternatives).toEqual(data.alternatives);
    expect((await look(second!)).data.alternatives).toEqual(data.alternatives);
    expect((await look(`${first}x`)).json).toMatchObject({ code: 'LINK_INVALID' });
    await call('POST', '/api/corporate/approvals/link/decide', {
      body: { token: first, answer: 'approve', amount: 840_000 },
    });
    expect((await look(first!)).json).toMatchObject({ code: 'LINK_INVALID' });
    expect((await look(second!)).json, 'the other one decided').toMatchObject({ code: 'STATE_BLOCKED' });
  });

  it('are none where the policy allows nothing cheaper', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([hotelRules(nightBudget(100_000))]);
    const [asker, approver] = [await company.employee(), await company.employee()];
    await company.approvals([{ policy: 'outside', levels: [levelOf([approver])] }]);
    const { bookingId } = (await approving(asker).send(await stocked())).data;
    const { data } = await approver.get<Answer>(`/api/corporate/approvals/alternatives?bookingId=${bookingId}`);
    expect(data.alternatives).toEqual([]);
  });
});
