import { describe, expect, it } from 'vitest';
import { isPeopleMessage, isPersonMessage, personChangeText } from './people-messages.ts';

describe('messages about people', () => {
  it.each([
    ['details', 'Your details at work were changed. This page shows the new ones.'],
    ['role', 'You have another role at work. This page shows what you may do now.'],
    ['rights', 'What your role allows was changed. This page shows what you may do now.'],
    ['company', null],
    ['settings', null],
  ] as const)('[7.19] a change of %s is told as: %s', (change, text) => {
    expect(personChangeText({ change, actorId: 'usr_2' }, 'usr_1')).toBe(text);
    expect(personChangeText({ change, actorId: 'usr_1' }, 'usr_1')).toBeNull();
  });

  it.each([null, undefined, 'role', {}, { change: 'role' }, { change: 'pay', actorId: 'usr_1' }, { actorId: 'usr_1' }])(
    '[7.19] %j is none about a person',
    (body) => {
      expect(isPersonMessage(body)).toBe(false);
    },
  );

  it('[7.19] what the server sends is one', () => {
    expect(isPersonMessage({ userId: 'usr_1', companyId: 'cmp_1', change: 'role', actorId: 'usr_2' })).toBe(true);
    expect(isPeopleMessage({ companyId: 'cmp_1', change: 'invited', actorId: 'usr_2', employeeId: null })).toBe(true);
    expect([isPeopleMessage(null), isPeopleMessage({ change: 'invited' })]).toEqual([false, false]);
  });
});
