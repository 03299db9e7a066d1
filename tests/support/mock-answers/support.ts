import { expect, it } from 'vitest';
import * as desk from '#features/desk/contract.ts';
import * as support from '#features/support/contract.ts';
import { MOCK_STAFF, MOCK_STAFF_PASSWORD } from '#mocks/memory/people.ts';
import { actAs, ask } from './ask.ts';

/** A question and its answer at the desk. Registers its tests. */
export function supportAnswer(): void {
  it('an enquiry: sent once, listed at the desk, answered, and followed up by its link', async () => {
    const body = {
      name: 'Latha',
      email: 'latha@example.com',
      topic: 'other',
      question: 'Do you have stays in Leh?',
    } as const;
    const { number } = await ask(support.sendEnquiry, { body });
    expect(await ask(support.sendEnquiry, { body })).toEqual({ number });
    const { accessToken } = await ask(desk.signIn, {
      body: { email: MOCK_STAFF.email, password: MOCK_STAFF_PASSWORD },
    });
    actAs(accessToken);
    const { enquiries, count } = await ask(support.deskEnquiries, { query: {} });
    expect([count, enquiries[0]?.number]).toEqual([1, number]);
    const answer = { enquiryId: enquiries[0]!.enquiryId, shownMessages: 1, answer: 'Yes, from May to October.' };
    expect(await ask(support.answerEnquiry, { body: answer })).toMatchObject({ waitingSince: null });
    await expect(ask(support.answerEnquiry, { body: answer })).rejects.toMatchObject({ code: 'STATE_BLOCKED' });
    expect((await ask(support.deskEnquiries, { query: { show: 'answered' } })).count).toBe(1);
    await expect(ask(support.openTicket, { body: { token: 'nobody' } })).rejects.toMatchObject({
      code: 'LINK_INVALID',
    });
    const token = `mock-${number}`;
    expect(await ask(support.openTicket, { body: { token } })).toMatchObject({ number, isWaiting: false });
    const { isWaiting, messages } = await ask(support.followUp, { body: { token, message: 'And in November?' } });
    expect([isWaiting, messages.map(({ from }) => from)]).toEqual([true, ['asker', 'staff', 'asker']]);
    expect(await ask(support.received)).toEqual({ received: true });
  });
}
