import type { FieldErrors } from '#lib/shared/errors.ts';

/** The ways in which people are told. */
export const CHANNELS = ['bell', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * What people are told about, as in the company's settings, with the channels it can come by. New times of a flight wait
 * for an answer: no company switches them off, and the bell always shows them. Nor does one switch refunds off.
 */
const KIND_CHANNELS = {
  approvals: ['bell', 'mail', 'push'],
  bookings: ['mail', 'push'],
  policyChanges: ['mail'],
  tripReminders: ['bell', 'mail', 'push'],
  scheduleChanges: ['mail', 'push'],
  refunds: ['mail', 'push'],
} as const satisfies Record<string, readonly Channel[]>;
export type NotificationKind = keyof typeof KIND_CHANNELS;
export const NOTIFICATION_KINDS = Object.keys(KIND_CHANNELS) as NotificationKind[];

/** The email about a cancellation is the receipt, with what comes back and when: it has no switch. @texts */
const REFUNDS = {
  name: 'Refunds',
  about: 'When a refund is paid. The email about a cancellation, with what comes back, is always sent',
};

export const KIND_LABELS: Record<NotificationKind, { name: string; about: string }> = {
  approvals: { name: 'Approvals', about: 'Requests to decide, and decisions and questions about your own' },
  bookings: {
    name: 'Bookings',
    about: 'By email about trips that someone else books for you, by push about those you book',
  },
  policyChanges: { name: 'Policy changes', about: 'When other limits apply to you than before' },
  tripReminders: {
    name: 'Trip reminders',
    about:
      'In the bell five days before a trip begins, by email and push the day before, and when web check-in of a flight opens',
  },
  scheduleChanges: {
    name: 'New flight times',
    about: 'When an airline changes a booked flight. The bell and My trips show it until it is answered',
  },
  refunds: REFUNDS,
};

/** Whether the company's settings let a kind of news reach its people. */
export const comesAtWork = (kind: SwitchedOff['kind'], notices: readonly string[]): boolean =>
  kind === 'scheduleChanges' || kind === 'refunds' || notices.includes(kind);

/** What consumers can switch off. Emails about what they book, change and pay are always sent. */
const PERSONAL_CHANNELS = {
  bookings: ['push'],
  tripReminders: ['mail', 'push'],
  scheduleChanges: ['mail', 'push'],
  refunds: ['mail', 'push'],
  priceDrops: ['mail', 'push'],
  reviewRequests: ['mail'],
  eventMessages: ['mail', 'push'],
} as const satisfies Record<string, readonly Channel[]>;
export type PersonalKind = keyof typeof PERSONAL_CHANNELS;
export const PERSONAL_KINDS = Object.keys(PERSONAL_CHANNELS) as PersonalKind[];

/** What each kind is called, and what it is about. @texts */
export const PERSONAL_LABELS: Record<PersonalKind, { name: string; about: string }> = {
  bookings: {
    name: 'Bookings',
    about: 'When a booking is confirmed',
  },
  tripReminders: {
    name: 'Trip reminders',
    about: 'Five days and the day before a trip begins, and when web check-in of a flight opens',
  },
  scheduleChanges: {
    name: 'New flight times',
    about: 'When an airline changes a booked flight. My trips shows it until you answer',
  },
  refunds: REFUNDS,
  priceDrops: { name: 'Lower prices', about: 'When a stay that you watch costs less, or has free rooms again' },
  reviewRequests: { name: 'Reviews', about: 'The day after a stay, whether you want to review it' },
  eventMessages: {
    name: 'Event messages',
    about: 'By email about events that you host, by push also about those you come to',
  },
};
/** @texts */
export const CHANNEL_LABELS: Record<Channel, string> = { bell: 'Bell', mail: 'Email', push: 'Push' };

/** One thing that a person switched off. */
export type SwitchedOff = { kind: NotificationKind | PersonalKind; channel: Channel };

/** The kinds of employees and of consumers. */
export const ALL_KINDS = [...new Set<SwitchedOff['kind']>([...NOTIFICATION_KINDS, ...PERSONAL_KINDS])];

/** Whether a kind can come by a channel at all. */
export const comesBy = (kind: SwitchedOff['kind'], channel: Channel): boolean =>
  isOf(KIND_CHANNELS, kind) && (KIND_CHANNELS[kind] as readonly Channel[]).includes(channel);

/** Whether a consumer can have this kind by this channel. */
export const comesPersonallyBy = (kind: SwitchedOff['kind'], channel: Channel): boolean =>
  isOf(PERSONAL_CHANNELS, kind) && (PERSONAL_CHANNELS[kind] as readonly Channel[]).includes(channel);

const isOf = <Table extends object>(table: Table, kind: PropertyKey): kind is keyof Table => Object.hasOwn(table, kind);

/** The channels of a kind, each with whether it is on. `canCome` is `comesBy` or `comesPersonallyBy`. */
export const channelsOf = (
  kind: SwitchedOff['kind'],
  off: readonly SwitchedOff[],
  canCome: (kind: SwitchedOff['kind'], channel: Channel) => boolean,
): { channel: Channel; on: boolean }[] =>
  CHANNELS.filter((channel) => canCome(kind, channel)).map((channel) => ({
    channel,
    on: !off.some((one) => one.kind === kind && one.channel === channel),
  }));

/** Channels that reach everybody: a push message needs a device that was registered. */
const SURE_CHANNELS = ['bell', 'mail'] as const satisfies readonly Channel[];

/** Requests must reach whoever has to decide them: of bell and email one stays on. */
export function preferenceProblems(off: readonly SwitchedOff[]): FieldErrors {
  const channels = off.filter(({ kind }) => kind === 'approvals').map(({ channel }) => channel);
  return SURE_CHANNELS.every((channel) => channels.includes(channel))
    ? { off: 'Keep the bell or email for approvals, so that requests reach you.' }
    : {};
}
