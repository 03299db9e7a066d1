import { expect, it } from 'vitest';
import * as approvals from '#features/approvals/contract.ts';
import * as bookings from '#features/bookings/contract.ts';
import * as companies from '#features/companies/contract.ts';
import * as notifications from '#features/notifications/contract.ts';
import { DEMO_EMPLOYEES, DEMO_PASSWORDS } from '#mocks/memory/demo-company.ts';
import { actAs, ask, signInForWork, stay } from './ask.ts';

async function signInAs(position: number): Promise<string> {
  const { workEmail = '' } = DEMO_EMPLOYEES[position]?.userDetails ?? {};
  const session = await ask(companies.logIn, { body: { workEmail, password: DEMO_PASSWORDS[workEmail] ?? '' } });
  actAs(session.accessTokenData.accessToken);
  return session.userDetails._id;
}

/** Asking for what is outside policy, and answering it. Registers its tests. */
export function approvalsAnswer(): void {
  it('somebody asks for what is outside policy, and their manager answers', async () => {
    const companyId = await signInForWork();
    const nikhil = await signInAs(1);
    const party = { travellerIds: [nikhil], guests: 0 };
    const alone = { ...stay, rooms: [{ adults: 1, childAges: [] }] };
    const { stays } = await ask(bookings.companyStays, { body: { city: 'kochi', stay: alone, party } });
    const { hotel, rooms, verdicts } = await ask(bookings.companyRooms, {
      body: { hotel: stays.find(({ verdict }) => !verdict.inPolicy)?.slug ?? '', stay: alone, party },
    });
    const rate = verdicts.find(({ verdict }) => !verdict.inPolicy)!;
    const total =
      rooms.flatMap(({ rates }) => rates).find(({ ratePlanId }) => ratePlanId === rate.ratePlanId)?.price
        .qOfferedPriceRoundedOff ?? 0;
    const open = async () =>
      (
        await ask(bookings.companyQuote, {
          body: {
            hotelId: hotel._id,
            roomTypeId: rate.roomTypeId,
            ratePlanId: rate.ratePlanId,
            stay: alone,
            party,
            shownTotal: total,
          },
        })
      ).bookingId;
    const bookingId = await open();
    await expect(ask(bookings.hold, { body: { bookingId, acceptedTotal: total } })).rejects.toMatchObject({
      code: 'OUT_OF_POLICY',
      details: { mayAsk: true },
    });
    expect(await ask(bookings.approvalPreview, { query: { bookingId } })).toMatchObject({
      way: 'ask',
      levels: [{ people: [{ name: 'Priya Raghavan', standIn: null }] }],
    });
    expect(
      await ask(bookings.requestApproval, {
        body: { bookingId, acceptedTotal: total, reason: 'The fair is next door.' },
      }),
    ).toMatchObject({ bookingId, companyId });
    expect(await ask(approvals.approvalStatusOfTrip, { query: { companyId, bookingId } })).toMatchObject({
      approvalStatus: 'pending',
      sentence: 'Waits for Priya Raghavan.',
    });
    await expect(ask(approvals.approvalDetails, { query: { bookingId } })).rejects.toMatchObject({ code: 'NOT_FOUND' });

    const priya = await signInAs(0);
    expect(await ask(approvals.approvalList, { query: {} })).toMatchObject({
      count: 1,
      approvalCount: 1,
      notificationCount: 1,
      response: [{ bookingId, waitsForMe: true }],
    });
    expect(await ask(notifications.notificationList, { query: {} })).toMatchObject({
      notificationCount: 1,
      response: [{ bookingId, kind: 'asked', by: 'Nikhil Bose' }],
    });
    expect(await ask(approvals.markApprovalsRead, { query: { approverId: priya, bookingIds: 'All' } })).toEqual({
      approvalCount: 1,
      notificationCount: 0,
    });
    await ask(notifications.markNotificationsRead, { query: { approverId: priya, bookingIds: 'All' } });
    expect(await ask(notifications.notificationList, { query: {} })).toMatchObject({ count: 0 });
    await ask(notifications.saveNotificationPreferences, { body: { off: [{ kind: 'approvals', channel: 'mail' }] } });
    expect((await ask(notifications.notificationPreferences)).kinds[0]).toMatchObject({
      kind: 'approvals',
      channels: [
        { channel: 'bell', on: true },
        { channel: 'mail', on: false },
        { channel: 'push', on: true },
      ],
    });
    expect((await ask(approvals.approvalAlternatives, { query: { bookingId } })).alternatives).toEqual([]);
    expect(await ask(approvals.approvalDetails, { query: { bookingId } })).toMatchObject({
      mine: { may: true },
      total,
    });
    expect(await ask(approvals.askBack, { body: { bookingId, text: 'Is there a train?' } })).toMatchObject({
      approvalStatus: 'pending',
      mine: { asks: false },
      questions: [{ reply: null }],
    });
    await signInAs(1);
    expect(
      await ask(approvals.replyToQuestion, { body: { bookingId, position: 0, text: 'Not that day.' } }),
    ).toMatchObject({ mine: { replies: false }, questions: [{ reply: { by: 'Nikhil Bose', text: 'Not that day.' } }] });
    await signInAs(0);
    expect(new TextDecoder().decode(await ask(approvals.approvalsFile, { query: {} }))).toContain(bookingId);
    expect(
      await ask(approvals.decideSeveral, {
        body: { requests: [{ bookingId, amount: total - 1 }], answer: 'approve' },
      }),
    ).toMatchObject({ decided: [], refused: [{ bookingId }] });
    const token = `${priya}.${bookingId}`;
    expect(await ask(approvals.openApprovalLink, { body: { token } })).toMatchObject({ request: { bookingId } });
    expect((await ask(approvals.linkAlternatives, { body: { token } })).alternatives).toEqual([]);
    await expect(
      ask(approvals.decideByLink, { body: { token: 'nobody.nothing', answer: 'approve', amount: 1 } }),
    ).rejects.toMatchObject({ code: 'LINK_INVALID' });
    expect(
      await ask(approvals.decideApproval, { body: { bookingId, answer: 'approve', amount: total } }),
    ).toMatchObject({ approvalStatus: 'approved' });
    const { absenceId } = await ask(approvals.addAbsence, {
      body: {
        standInId: nikhil,
        from: new Date().toISOString(),
        until: new Date(Date.now() + 86_400_000).toISOString(),
      },
    });
    expect((await ask(approvals.absences, {})).absences).toMatchObject([
      { absenceId, standIn: { name: 'Nikhil Bose' } },
    ]);
    expect(await ask(approvals.removeAbsence, { body: { absenceId } })).toEqual({ done: true });

    await signInAs(1);
    expect(await ask(bookings.details, { query: { bookingId } })).toMatchObject({ state: 'approved' });
    const again = await ask(bookings.askAgain, { body: { bookingId } });
    expect(again.inPolicy).toBe(false);
    const { total: now } = await ask(bookings.details, { query: { bookingId: again.bookingId } });
    await ask(bookings.requestApproval, {
      body: { bookingId: again.bookingId, acceptedTotal: now, reason: 'The fair is next door.' },
    });
    expect(
      await ask(approvals.decideByLink, {
        body: { token: `${priya}.${again.bookingId}`, answer: 'approve', amount: now },
      }),
    ).toMatchObject({ approvalStatus: 'approved' });
  });
}
