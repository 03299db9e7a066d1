import { describe, expect, it } from 'vitest';
import { addDays } from '#lib/shared/dates.ts';
import { clock } from '#lib/server/clock.ts';
import { approving, levelOf, passingTo, REASON } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, hotelRules, nightBudget, oneAdult } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
const DAY = 86_400_000;

type Preview = {
  way: string;
  refusal: string | null;
  levels: { needs: string; hours: number | null; people: { name: string; standIn: string | null }[] }[];
  answerBy: string | null;
  until: string | null;
  silence: string | null;
};
type Marked = { inPolicy: boolean; ask: string };
type Listed = { policy: string; stays: { _id: string; verdict: Marked }[] };
type Rooms = { policy: string; verdicts: { ratePlanId: string; verdict: Marked }[] };

/** A company whose budget the flexible rate exceeds and the fixed one does not. */
async function anOffice() {
  const company = await aBookingCompany(db, setup.api, { settings: { requiredFields: ['purpose'] } });
  await company.policy([hotelRules(nightBudget(400_000))]);
  const [asker, first, second] = [await company.employee(), await company.employee(), await company.employee()];
  const hotel = await stocked();
  const preview = (bookingId: string, desk = asker) =>
    desk.get<Preview>(`/api/corporate/bookings/approval-preview?bookingId=${bookingId}`);
  const quote = async (options: Parameters<typeof asker.quoteStay>[1] = {}) =>
    (await asker.quoteStay(hotel, options)).data.bookingId;
  return { company, asker, first, second, hotel, preview, quote };
}

describe('[4.8] before a trip is sent for approval', () => {
  it('names who decides at which level and by when, and the request that is sent then says the same', async () => {
    const { company, asker, first, second, preview, quote } = await anOffice();
    await company.approvals([
      {
        policy: 'outside',
        levels: [levelOf([first], passingTo(second, 2)), levelOf([first, second], { needs: 'all', hours: 5 })],
      },
    ]);
    const bookingId = await quote();
    const { data, status } = await preview(bookingId);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      way: 'ask',
      refusal: null,
      answerBy: new Date(clock.now().getTime() + 2 * 3_600_000).toISOString(),
      silence: expect.stringMatching(/With no answer by .+ the request passes to/) as string,
    });
    expect((await asker.look(bookingId)).data.state).toBe('quoted'); // nothing is held by looking
    const booking = (await asker.look(bookingId)).data;
    const sent = await asker.post<{ until: string }>('/api/corporate/bookings/request-approval', {
      bookingId,
      acceptedTotal: booking.total,
      reason: REASON,
      fields: { purpose: 'The spring fair' },
    });
    expect(sent.data.until).toBe(data.until);
    const request = (await approving(first).see(bookingId)).data;
    expect(request.levels.map(({ needs, people }) => ({ needs, people: people.map(({ name }) => name) }))).toEqual(
      data.levels.map(({ needs, people }) => ({ needs, people: people.map(({ name }) => name) })),
    );
    expect(`Once you request it, ${request.silence?.replace(/^The/, 'the')}`).toBe(data.silence);
    expect(request.trip.fields.purpose).toBe('The spring fair');
    expect((await preview(bookingId)).json).toMatchObject({ code: 'STATE_BLOCKED' });
  });

  it('names the stand-in of whoever is away', async () => {
    const { company, first, second, preview, quote } = await anOffice();
    await company.approvals([{ policy: 'outside', levels: [levelOf([first])] }]);
    const today = clock.today('Asia/Kolkata');
    await approving(first).away(second.userId, clock.now().toISOString(), `${addDays(today, 3)}T00:00:00.000Z`);
    const [level] = (await preview(await quote())).data.levels;
    expect(level?.people).toEqual([{ name: expect.any(String) as string, standIn: expect.any(String) as string }]);
  });

  it('says when nobody has to approve it, when no rule lets it be booked, and when it is approved already', async () => {
    const { company, asker, first, hotel, preview, quote } = await anOffice();
    await company.approvals([{ policy: 'inside', levels: [] }]);
    expect((await preview(await quote())).data).toMatchObject({
      way: 'refused',
      refusal: expect.stringMatching(/^Only in-policy bookings/) as string,
      levels: [],
    });
    const fixed = { ratePlanId: hotel.fixedPlanId, shownTotal: 756_000 };
    expect((await preview(await quote(fixed))).data).toMatchObject({ way: 'book', levels: [] });
    await company.approvals([{ policy: 'outside', levels: [levelOf([first])] }]);
    const sent = (await approving(asker).send(hotel)).data;
    const { total } = (await asker.look(sent.bookingId)).data;
    await approving(first).answer(sent.bookingId, 'approve', total);
    await deliver(db());
    clock.advance(DAY); // its hold runs out; the approval is for the trip and lasts
    await setup.jobs();
    const again = (await approving(asker).askAgain(sent.bookingId)).data;
    expect((await preview(again.bookingId)).data.way).toBe('approved');
  });

  it('shows nobody else’s booking', async () => {
    const { company, first, preview, quote } = await anOffice();
    await company.approvals([{ policy: 'outside', levels: [levelOf([first])] }]);
    expect((await preview(await quote(), first)).status).toBe(404);
  });
});

describe('[3.9] the marks of a listing', () => {
  it('say of every stay and rate who has to approve it, by the rules of now, and of the whole what the policy allows', async () => {
    const { company, asker, first, hotel } = await anOffice();
    const marks = async () => {
      const listed = (await asker.search<Listed>({ stay: oneAdult() })).data;
      const rooms = (await asker.rooms<Rooms>(hotel, { stay: oneAdult() })).data;
      const of = (plan: string) => rooms.verdicts.find(({ ratePlanId }) => ratePlanId === plan)!.verdict.ask;
      expect(rooms.policy).toBe(listed.policy);
      return {
        policy: listed.policy,
        listed: listed.stays.find(({ _id }) => _id === hotel.hotelId)!.verdict.ask,
        flexible: of(hotel.ratePlanId),
        fixed: of(hotel.fixedPlanId),
      };
    };
    const policy = 'up to ₹4,000 a night, 3–5 stars, booked at least 2 days ahead';
    await company.approvals([{ policy: 'outside', levels: [levelOf([first])] }]);
    expect(await marks()).toEqual({ policy, listed: 'nobody', flexible: 'approver', fixed: 'nobody' });
    await company.approvals([{ policy: 'any', levels: [levelOf([first])] }]);
    expect(await marks()).toEqual({ policy, listed: 'approver', flexible: 'approver', fixed: 'approver' });
    await company.approvals([{ policy: 'inside', levels: [] }]);
    expect(await marks()).toEqual({ policy, listed: 'nobody', flexible: 'never', fixed: 'nobody' });
  });
});
