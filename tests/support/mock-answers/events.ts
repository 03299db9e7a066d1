import { expect, it } from 'vitest';
import * as events from '#features/events/contract.ts';
import { MOCK_CODE } from '#mocks/answers/events.ts';
import { actAs, ask } from './ask.ts';

/** An event, from registering to withdrawing. Registers its tests. */
export function eventsAnswer(): void {
  it('an event: registering, its sign-in, a change and a withdrawal', async () => {
    const code = 'CIT-95';
    const {
      days: [friday, saturday, full],
    } = await ask(events.getEvent, { query: { code } });
    await expect(ask(events.getEvent, { query: { code: 'CIT-96' } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const who = { name: 'Latha', mobile: '9845022812', companions: 1, days: [friday!.day] };
    const email = 'latha@example.com';
    await expect(ask(events.register, { body: { code, ...who, email, days: [full!.day] } })).rejects.toMatchObject({
      code: 'CONFLICT',
      fields: { days: expect.any(String) as string },
    });
    for (let twice = 0; twice < 2; twice++) await ask(events.register, { body: { code, ...who, email } });
    const number = 'CIT95-7K4M-2Q9X';
    await ask(events.askForCode, { body: { code, number, email } });
    await expect(ask(events.signIn, { body: { code, number, email, oneTimeCode: '000000' } })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await expect(ask(events.getRegistration)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const { accessToken } = await ask(events.signIn, { body: { code, number, email, oneTimeCode: MOCK_CODE } });
    actAs(accessToken);
    expect(await ask(events.getRegistration)).toMatchObject({ state: 'registered', days: [friday!.day] });
    expect(
      await ask(events.changeRegistration, { body: { ...who, companions: 2, days: [saturday!.day] } }),
    ).toMatchObject({ companions: 2, days: [saturday!.day] });
    expect(await ask(events.withdraw, { body: {} })).toMatchObject({ state: 'withdrawn', changing: { open: false } });
    await expect(ask(events.withdraw, { body: {} })).rejects.toMatchObject({ code: 'STATE_BLOCKED' });
    await ask(events.signOut, { body: { accessToken } });
  });
}
