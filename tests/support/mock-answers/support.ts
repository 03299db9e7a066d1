import { expect, it } from 'vitest';
import * as desk from '#features/desk/contract.ts';
import * as support from '#features/support/contract.ts';
import { MOCK_STAFF, MOCK_STAFF_PASSWORD } from '#mocks/memory/people.ts';
import { actAs, ask } from './ask.ts';

/** A question and its answer at the desk. Registers its tests. */
export function supportAnswer(): void {
  it('an enquiry: sent once, listed at the desk and answered once', async () => {
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
    const answer = { enquiryId: enquiries[0]!.enquiryId, answer: 'Yes, from May to October.' };
    expect(await ask(support.answerEnquiry, { body: answer })).toMatchObject({ answer: answer.answer });
    await expect(ask(support.answerEnquiry, { body: answer })).rejects.toMatchObject({ code: 'STATE_BLOCKED' });
    expect((await ask(support.deskEnquiries, { query: { show: 'answered' } })).count).toBe(1);
  });
}
