import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { anApprovalOffice } from '../support/approval-office.ts';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, hotelRules, nightBudget } from '../support/company-desk.ts';
import { aClient, type ServedHub, serveRealtime, until } from '../support/hub.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
let hub: ServedHub;
beforeAll(async () => void (hub = await serveRealtime()));
afterAll(() => hub.close());

const bodies = ({ messages }: { messages: { body: string }[] }) =>
  messages.map(({ body }) => JSON.parse(body) as object);

describe('the tabs of a company’s people', () => {
  it('[3.14] hear who has to decide, and how it was decided', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.policy([hotelRules(nightBudget(400_000))]);
    const [asker, approver, hotel] = [await company.employee(), company.admin, await stocked()];
    await company.approvals([{ levels: [levelOf([approver])] }]);
    const [asking, deciding] = [await aClient(hub.base, asker.token()), await aClient(hub.base, approver.token())];
    await asking.subscribe(`/topic/approval${asker.userId}`);
    await deciding.subscribe(`/topic/approval${approver.userId}`);
    const { data } = await approving(asker).send(hotel);
    await until(() => deciding.messages.length === 1);
    const about = { bookingId: data.bookingId, companyId: company.companyId, travelCategory: 1, hasQuote: null };
    expect(bodies(deciding)).toEqual([{ ...about, approvalStatus: 'pending', approvalCount: 1, notificationCount: 1 }]);
    expect(asking.messages).toEqual([]);
    await approving(approver).answer(data.bookingId, 'decline', 840_000);
    await until(() => asking.messages.length === 1);
    expect(bodies(asking)).toEqual([{ ...about, approvalStatus: 'declined', approvalCount: 0, notificationCount: 1 }]);
    await Promise.all([asking.stop(), deciding.stop()]);
  });

  it('[3.14] [4.8] hear each step: who asked where it stands, who had to decide that it needs them no more', async () => {
    const { asker, first, second, hotel } = await anApprovalOffice(setup, {
      levels: (a, b) => [levelOf([a, b]), levelOf([b])],
    });
    const tabs = await Promise.all([asker, first, second].map((desk) => aClient(hub.base, desk.token())));
    for (const [at, { userId }] of [asker, first, second].entries())
      await tabs[at]?.subscribe(`/topic/approval${userId}`);
    const heard = () =>
      tabs.map(({ messages }) =>
        messages.map(({ body }) => {
          const { approvalStatus, approvalCount } = JSON.parse(body) as Record<string, unknown>;
          return [approvalStatus, approvalCount];
        }),
      );
    const hears = async (...counts: number[]) => {
      await until(() => counts.every((count, at) => heard()[at]?.length === count));
      return heard();
    };
    const { data } = await approving(asker).send(hotel);
    expect(await hears(0, 1, 1)).toEqual([[], [['pending', 1]], [['pending', 1]]]);
    await approving(first).answer(data.bookingId, 'approve', 840_000);
    expect(await hears(1, 2, 2), 'the second level').toEqual([
      [['pending', 0]],
      [
        ['pending', 1],
        ['pending', 0],
      ],
      [
        ['pending', 1],
        ['pending', 1],
      ],
    ]);
    await asker.post('/api/bookings/release', { bookingId: data.bookingId });
    expect(
      (await hears(2, 3, 3)).map((all) => all.at(-1)),
      'no word of an outcome to an approver',
    ).toEqual([
      ['withdrawn', 0],
      ['pending', 0],
      ['pending', 0],
    ]);
    await Promise.all(tabs.map((tab) => tab.stop()));
  });

  it('[3.15] hear of a confirmed booking, its amount in rupees and no ticket for a stay', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.fund(1_000_000);
    await company.policy([hotelRules()]);
    const [desk, hotel] = [await company.employee(), await stocked()];
    const client = await aClient(hub.base, desk.token());
    await client.subscribe(`/topic/bookingConfirmation${desk.userId}`);
    const booking = await desk.ready(hotel);
    await desk.pay(booking, booking.total);
    await until(() => client.messages.length === 1);
    expect(bodies(client)).toEqual([
      {
        bookingId: booking._id,
        companyId: company.companyId,
        travelCategory: 1,
        bookingStatus: 'CONFIRMED',
        message: null,
        transportType: null,
        totalAmount: 8400,
        travelDate: booking.stay.checkIn,
        origin: null,
        destination: 'Kochi',
        hasInvoice: true,
        hasTicket: false,
        bookedDate: clock.now().toISOString(),
      },
    ]);
    await client.stop();
  });

  it('[7.19] [4.10] hear what changed in their policy, and so does whoever may book for them', async () => {
    const company = await aBookingCompany(db, setup.api);
    const employee = await company.employee();
    const [own, booker] = [await aClient(hub.base, employee.token()), await aClient(hub.base, company.admin.token())];
    for (const client of [own, booker]) await client.subscribe(`/topic/corporateEmpTravelPolicy${employee.userId}`);
    const { policyId } = await company.policy([hotelRules(nightBudget(400_000))]);
    await until(() => own.messages.length === 1 && booker.messages.length === 1);
    await company.policy([hotelRules(nightBudget(450_000))], policyId);
    await until(() => own.messages.length === 2 && booker.messages.length === 2);
    expect(bodies(own)[1]).toEqual({
      userId: employee.userId,
      policyId,
      changedAt: clock.now().toISOString(),
      limits: ['Metro cities', 'Other cities in India'].map((region) => ({
        limit: `Hotels in ${region}, a night`,
        was: '₹4,000',
        now: '₹4,500',
      })),
      more: 0,
      verdict: 'Every trip that was in policy before still is.',
    });
    expect(bodies(booker)).toEqual(bodies(own));
    await Promise.all([own.stop(), booker.stop()]);
  });

  it('[2.8] [4.10] hear of a published policy within a second, both of who travels and of who books for them', async () => {
    const company = await aBookingCompany(db, setup.api);
    const employee = await company.employee();
    const tabs = await Promise.all([employee, company.admin].map((desk) => aClient(hub.base, desk.token())));
    for (const tab of tabs) await tab.subscribe(`/topic/corporateEmpTravelPolicy${employee.userId}`);
    const all = (count: number) => until(() => tabs.every(({ messages }) => messages.length === count));
    const { policyId } = await company.policy([hotelRules(nightBudget(400_000))]);
    await all(1);
    const waits: number[] = [];
    for (let version = 2; version <= 6; version++) {
      const draft = { policyId, travelPolicyName: 'Everyone', note: '' };
      const policyConfigData = [hotelRules(nightBudget(400_000 + version * 10_000))];
      const made = await company.must<object>('PUT', 'travel-policies', { ...draft, policyConfigData });
      const pressed = performance.now();
      await company.must('POST', 'travel-policies/publish', made);
      await all(version);
      waits.push(performance.now() - pressed); // the whole way: request, commit, socket
    }
    expect(
      Math.min(...waits),
      `${waits.map(Math.round).join(', ')} ms; the fastest, as the machine may be busy`,
    ).toBeLessThan(1000);
    await Promise.all(tabs.map((tab) => tab.stop()));
  });

  it('[4.10] are told by whatever changes the limits of a person, and by nothing else', async () => {
    const company = await aBookingCompany(db, setup.api);
    const [asha, om] = [await company.employee(), await company.employee()];
    const [ofAsha, ofOm] = [await aClient(hub.base, asha.token()), await aClient(hub.base, om.token())];
    await ofAsha.subscribe(`/topic/corporateEmpTravelPolicy${asha.userId}`);
    await ofOm.subscribe(`/topic/corporateEmpTravelPolicy${om.userId}`);
    const heard = () => [ofAsha, ofOm].map(({ messages }) => messages.length);
    const { policyId } = await company.policy([hotelRules(nightBudget(400_000))]);
    await until(() => heard().join() === '1,1');

    const draft = { travelPolicyName: 'For Asha', policyConfigData: [hotelRules(nightBudget(500_000))], note: '' };
    const hers = await company.must<{ policyId: string; version: number }>('POST', 'travel-policies', draft);
    const toAsha = { policyId: hers.policyId, to: 'employee', targetId: asha.userId };
    await company.must('POST', 'travel-policies/assign', toAsha); // a draft applies to nobody
    await company.must('POST', 'travel-policies/publish', hers);
    await until(() => heard()[0] === 2);
    expect(bodies(ofAsha)[1]).toMatchObject({
      policyId: hers.policyId,
      limits: [{ was: '₹4,000', now: '₹5,000' }, { was: '₹4,000' }],
    });

    await company.must('POST', 'travel-policies/assign', toAsha); // again: it was hers already
    await company.policy([hotelRules(nightBudget(400_000))], policyId); // another version with the same limits
    await company.policy([hotelRules(nightBudget(300_000))], policyId); // she has another policy
    await until(() => heard()[1] === 2);
    await company.must('POST', 'travel-policies/unassign', toAsha);
    await until(() => heard()[0] === 3);
    expect(bodies(ofAsha)[2]).toMatchObject({
      policyId,
      limits: [{ was: '₹5,000', now: '₹3,000' }, { was: '₹5,000' }],
      verdict: 'A trip that was in policy before may be out of policy now.',
    });
    expect(heard()).toEqual([3, 2]);
    await Promise.all([ofAsha.stop(), ofOm.stop()]);
  });
});
