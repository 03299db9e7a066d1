import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, hotelRules } from '../support/company-desk.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
type Sum = { trips: number; total: number };
type Spend = { since: string; mine: Sum; company: Sum | null };

describe('[2.5] what the work home says was spent', () => {
  it('is the confirmed trips paid this month: one’s own, and the company’s for who may see it', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([hotelRules()]);
    await company.fund(5_000_000);
    const [first, second] = [await company.employee(), await company.employee()];
    const spend = async (desk: typeof first) => (await desk.get<Spend>('/api/corporate/bookings/spend')).data;
    const nothing = { trips: 0, total: 0 };
    const month = `${clock.today('Asia/Kolkata').slice(0, 8)}01`;
    expect(await spend(first)).toEqual({ since: month, mine: nothing, company: null });
    for (const desk of [first, second, second]) {
      const held = await desk.ready(await stocked());
      expect((await desk.pay(held, held.total)).data.booking.state).toBe('confirmed');
    }
    await second.tryHold(await stocked()); // held, not paid
    expect(await spend(first)).toMatchObject({ mine: { trips: 1, total: 840_000 }, company: null });
    expect(await spend(second)).toMatchObject({ mine: { trips: 2, total: 1_680_000 } });
    expect(await spend(company.admin)).toMatchObject({ mine: nothing, company: { trips: 3, total: 2_520_000 } });
    const other = await aBookingCompany(db, setup.api);
    expect((await spend(other.admin)).company).toEqual(nothing);
  });
});
