import { describe, expect, it } from 'vitest';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { useBookingHouse } from '../support/booking-house.ts';
import { aBookingCompany, hotelRules, nightBudget } from '../support/company-desk.ts';

const house = useBookingHouse();
const { db, stocked } = house;
type Answer = { alternatives: { title: string; detail: string; total: number; saves: number }[] };

describe('[4.8] cheaper options for whoever decides', () => {
  it('are in policy for those who travel, at the prices of now, and shown to nobody who is not asked', async () => {
    const company = await aBookingCompany(db, house.api);
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

  it('are none where the policy allows nothing cheaper', async () => {
    const company = await aBookingCompany(db, house.api);
    await company.policy([hotelRules(nightBudget(100_000))]);
    const [asker, approver] = [await company.employee(), await company.employee()];
    await company.approvals([{ policy: 'outside', levels: [levelOf([approver])] }]);
    const { bookingId } = (await approving(asker).send(await stocked())).data;
    const { data } = await approver.get<Answer>(`/api/corporate/approvals/alternatives?bookingId=${bookingId}`);
    expect(data.alternatives).toEqual([]);
  });
});
