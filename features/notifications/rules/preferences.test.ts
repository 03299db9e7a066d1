import { expect, it } from 'vitest';
import { CHANNELS, comesBy, NOTIFICATION_KINDS, preferenceProblems } from './preferences.ts';

it('[7.20] every kind of notification comes by at least one channel', () => {
  for (const kind of NOTIFICATION_KINDS) expect(CHANNELS.some((channel) => comesBy(kind, channel))).toBe(true);
});

it.each([
  [[], false],
  [[{ kind: 'approvals', channel: 'mail' }], false],
  [[{ kind: 'approvals', channel: 'bell' }], false],
  [
    [
      { kind: 'approvals', channel: 'bell' },
      { kind: 'bookings', channel: 'mail' },
    ],
    false,
  ],
  [
    [
      { kind: 'approvals', channel: 'bell' },
      { kind: 'approvals', channel: 'mail' },
    ],
    true,
  ],
] as const)('[7.20] switching off %o is refused: %s', (off, refused) => {
  expect('off' in preferenceProblems(off)).toBe(refused);
});
