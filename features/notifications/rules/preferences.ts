import type { FieldErrors } from '#lib/shared/errors.ts';

/** The ways in which people are told. */
export const CHANNELS = ['bell', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What people are told about, as in the company's settings, with the channels it can come by. */
const KIND_CHANNELS = {
  approvals: ['bell', 'mail', 'push'],
  bookings: ['mail'],
  policyChanges: ['mail'],
  tripReminders: ['bell', 'mail', 'push'],
} as const satisfies Record<string, readonly Channel[]>;
export type NotificationKind = keyof typeof KIND_CHANNELS;
export const NOTIFICATION_KINDS = Object.keys(KIND_CHANNELS) as NotificationKind[];

export const KIND_LABELS: Record<NotificationKind, { name: string; about: string }> = {
  approvals: { name: 'Approvals', about: 'Requests to decide, and decisions and questions about your own' },
  bookings: { name: 'Bookings', about: 'Trips that somebody else books for you' },
  policyChanges: { name: 'Policy changes', about: 'When other limits apply to you than before' },
  tripReminders: {
    name: 'Trip reminders',
    about: 'In the bell five days before a trip begins, by email and push the day before',
  },
};
export const CHANNEL_LABELS: Record<Channel, string> = { bell: 'Bell', mail: 'Email', push: 'Push' };

/** One thing that a person switched off. */
export type SwitchedOff = { kind: NotificationKind; channel: Channel };

/** Whether a kind can come by a channel at all. */
export const comesBy = (kind: NotificationKind, channel: Channel): boolean =>
  (KIND_CHANNELS[kind] as readonly Channel[]).includes(channel);

/** Channels that reach everybody: a push message needs a device that was registered. */
const SURE_CHANNELS = ['bell', 'mail'] as const satisfies readonly Channel[];

/** Requests must reach whoever has to decide them: of bell and email one stays on. */
export function preferenceProblems(off: readonly SwitchedOff[]): FieldErrors {
  const channels = off.filter(({ kind }) => kind === 'approvals').map(({ channel }) => channel);
  return SURE_CHANNELS.every((channel) => channels.includes(channel))
    ? { off: 'Keep the bell or email for approvals, so that requests reach you.' }
    : {};
}
