import { beforeEach, describe, expect, it } from 'vitest';
import { balanceOf } from '#features/payments/server/index.ts';
import { addDays } from '#lib/shared/dates.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { NIGHT } from '../support/buyer.ts';
import { aBookingCompany, hotelRules, nightBudget, oneAdult } from '../support/company-desk.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
beforeEach(() => setup.clear());

/** A company with so much in its wallet, and a paid stay of one of its people. */
async function aPaidStay(rules: Parameters<typeof hotelRules>[0] = {}, fund = 10 * NIGHT) {
  const company = await aBookingCompany(db, setup.api);
  await company.fund(fund);
  const { policyId } = await company.policy([hotelRules(rules)]);
  const [desk, hotel] = [await company.employee(), await stocked()];
  const ready = await desk.ready(hotel, { stay: oneAdult() });
  const { data } = await desk.pay(ready, ready.total);
  const booking = data.booking;
  const moved = (days: number, nights: number) => {
    const checkIn = addDays(booking.stay.checkIn, days);
    return { checkIn, checkOut: addDays(checkIn, nights) };
  };
  return { company, policyId, desk, hotel, booking, moved };
}

describe('the dates of a company’s stay', { timeout: 120_000 }, () => {
  it('[7.20] [5.1] in policy they are changed from the company’s account, and the verdict follows', async () => {
    const { company, desk, hotel, booking, moved } = await aPaidStay();
    expect(booking).toMatchObject({ state: 'confirmed', changeDates: { allowed: true } });
    const { data: quote } = await desk.datesQuote(booking._id, moved(1, 3));
    expect(quote).toMatchObject({ due: NIGHT, policy: { inPolicy: true, ask: 'nobody' } });
    const { data } = await desk.changeDates(booking._id, moved(1, 3), NIGHT, { walletAmount: NIGHT });
    expect(data).toMatchObject({
      checkoutUrl: null,
      booking: { state: 'confirmed', total: 3 * NIGHT, stay: moved(1, 3), company: { inPolicy: true } },
    });
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(7 * NIGHT);
    expect(await setup.left(hotel, booking.stay.checkIn)).toBe(hotel.allotment);
  });

  it('[7.20] [5.1] out of policy they are refused with the reason before and at the click, and nothing is held or charged', async () => {
    const { company, policyId, desk, hotel, booking, moved } = await aPaidStay();
    await company.policy([hotelRules({ ...nightBudget(NIGHT - 1) })], policyId);
    const { data: quote } = await desk.datesQuote(booking._id, moved(1, 3));
    expect(quote.policy).toMatchObject({ inPolicy: false, ask: 'never', reasons: [{ rule: 'budget' }] });
    const refused = await desk.changeDates(booking._id, moved(1, 3), NIGHT, { walletAmount: NIGHT });
    expect(refused.json).toMatchObject({ code: 'OUT_OF_POLICY' });
    await company.policy([hotelRules({ dateChangeAllowed: false })], policyId);
    const moving = await desk.changeDates(booking._id, moved(1, 3), NIGHT, { walletAmount: NIGHT });
    expect(moving.json).toMatchObject({
      code: 'OUT_OF_POLICY',
      details: { verdict: { reasons: [{ rule: 'date-change' }] } },
    });
    expect((await desk.look(booking._id)).data).toMatchObject({ state: 'confirmed', stay: booking.stay });
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(8 * NIGHT);
    expect(await setup.left(hotel, addDays(booking.stay.checkIn, 3))).toBe(hotel.allotment);
  });
});
