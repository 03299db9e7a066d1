import { expect, it } from 'vitest';
import * as assistant from '#features/assistant/contract.ts';
import { ask, paid, signIn, signInForWork } from './ask.ts';

/** The assistant, for nobody, a traveller and an employee. Registers its tests. */
export function assistantAnswer(): void {
  it('the assistant: help for anybody, a traveller’s own booking, an employee’s policy', async () => {
    const open = await ask(assistant.ask, { body: { question: 'cancel my booking' } });
    expect(open).toMatchObject({ proposal: null, about: { booking: null } });

    await signIn();
    const { _id: bookingId, confirmationCode } = await paid('boatyard-house');
    const body = { question: `Cancel ${confirmationCode}` };
    expect(await ask(assistant.askSignedIn, { body })).toMatchObject({
      about: { intent: 'cancel', booking: bookingId },
      proposal: { action: 'bookings.cancel', bookingId },
    });

    await signInForWork();
    const { paragraphs } = await ask(assistant.askSignedIn, { body: { question: 'hotel limit in Mumbai' } });
    expect(paragraphs[0]).toContain('in Mumbai');
  });
}
