import { describe, expect, it } from 'vitest';
import { balanceOf } from '#features/payments/server/index.ts';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, flightRules } from '../support/company-desk.ts';
import { flightDeskOf, wayBudget } from '../support/flight-desk.ts';
import { OUT, xx } from '../support/flyer.ts';

const setup = useBookingSetup();
const { db } = setup;
const OFFER = xx(9011);
const FUNDED = 9_000_000;
const BAG = { kind: 'bag', passenger: 0, bound: 0, code: 'BG05' };
const MEAL = { kind: 'meal', passenger: 0, flight: `XX9011.${OUT}`, code: 'AVML' };

async function anOffice(rules = flightRules()) {
  const company = await aBookingCompany(db, setup.api);
  await company.fund(FUNDED);
  const { policyId } = await company.policy([rules]);
  const [employee, boss] = [await company.employee(), await company.employee()];
  return { company, employee, boss, policyId, desk: flightDeskOf(employee), wallet: company.accounts.wallet };
}

describe('extras added to a company’s ticketed flight', () => {
  it('[7.20] the company’s account pays, and the verdict stands with the new total', async () => {
    const { desk, wallet } = await anOffice();
    const trip = await desk.flown({ offers: [OFFER] });
    const { due } = (await desk.priceAdded(trip._id, [BAG])).data;
    const { data } = await desk.addExtras(trip._id, [BAG], due);
    expect(data).toMatchObject({
      checkoutUrl: null,
      booking: { state: 'confirmed', total: trip.total + due, extras: [BAG], company: { inPolicy: true } },
    });
    expect(await balanceOf(db(), wallet)).toBe(FUNDED - trip.total - due);
    expect(data.booking.trail.at(-1)!.note).toContain('from your company’s wallet');
  });

  it('[7.20] what the policy does not pay for is refused beside it, before and at the click', async () => {
    const { desk, wallet } = await anOffice(flightRules({ ssrTypes: [1] }));
    const trip = await desk.flown({ offers: [OFFER] });
    for (const refused of [
      await desk.priceAdded(trip._id, [BAG, MEAL]),
      await desk.addExtras(trip._id, [BAG, MEAL], 9_000_00),
    ])
      expect(refused.json).toMatchObject({
        code: 'OUT_OF_POLICY',
        fields: { 'extras.1': expect.stringContaining('Nothing was added.') as string },
      });
    expect(await balanceOf(db(), wallet)).toBe(FUNDED - trip.total);
    const { due } = (await desk.priceAdded(trip._id, [BAG])).data;
    expect((await desk.addExtras(trip._id, [BAG], due)).data.booking.extras).toEqual([BAG]);
  });

  it('[5.1] over the budget with them: out of policy, and nothing is charged', async () => {
    const { company, desk, policyId, wallet } = await anOffice();
    const trip = await desk.flown({ offers: [OFFER] });
    await company.policy([flightRules(wayBudget(trip.total + 1))], policyId);
    const refused = await desk.addExtras(trip._id, [BAG], 9_000_00);
    expect(refused.json).toMatchObject({
      code: 'OUT_OF_POLICY',
      message: expect.stringContaining('Nothing was added') as string,
    });
    expect(await balanceOf(db(), wallet)).toBe(FUNDED - trip.total);
    expect(await desk.lookAt(trip._id)).toMatchObject({ state: 'confirmed', amendments: [] });
  });

  it('[5.1] an approval covers them up to its price, not above it', async () => {
    const { company, desk, employee, boss } = await anOffice();
    await company.approvals([{ levels: [levelOf([boss])] }]);
    const quoted = (await desk.quoteFlights({ offers: [OFFER] })).data;
    const booking = await desk.lookAt(quoted.bookingId);
    await desk.nameFlyers(booking);
    expect((await approving(employee).sendBooking(booking)).status).toBe(200);
    const { total } = await desk.lookAt(booking._id);
    await approving(boss).answer(booking._id, 'approve', total, { upTo: total + 200_000 });
    await setup.jobs();
    const trip = await desk.lookAt(booking._id);
    expect(trip.state).toBe('confirmed');
    const { due } = (await desk.priceAdded(trip._id, [BAG])).data;
    expect(due).toBeLessThanOrEqual(200_000);
    expect((await desk.addExtras(trip._id, [BAG], due)).data.booking.total).toBe(trip.total + due);
    expect((await desk.priceAdded(trip._id, [MEAL])).json).toMatchObject({
      code: 'OUT_OF_POLICY',
      message: expect.stringMatching(
        /^With this the trip costs more than your company has approved for it\./,
      ) as string,
    });
  });

  it('[6.4] somebody else’s trip is not found', async () => {
    const { company, desk } = await anOffice();
    const trip = await desk.flown({ offers: [OFFER] });
    const other = flightDeskOf(await company.employee());
    expect((await other.priceAdded(trip._id, [BAG])).status).toBe(404);
    expect((await other.addExtras(trip._id, [BAG], 0)).status).toBe(404);
  });
});
