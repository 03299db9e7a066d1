import {
  messageForm,
  registerForm,
  reportEvent,
  roomForm,
  sharingForm,
  uploadPhotograph,
  whoForm,
} from '#features/events/contract.ts';
import { noPlaceText } from '#features/events/rules/event-text.ts';
import { addingClosed, galleryFull } from '#features/events/rules/gallery-limits.ts';
import { sharingClosed } from '#features/events/rules/roommates.ts';
import { changing, registering, withdrawing } from '#features/events/rules/what-is-open.ts';
import { notFound } from '#lib/shared/errors.ts';

type Schema = { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined } };
const messagesOf = (schema: Schema | undefined, values: unknown[]) =>
  values.flatMap((value) => schema?.safeParse(value).error?.issues.map(({ message }) => message) ?? []);

const LONG = 'a'.repeat(5000);
const REFUSED = [
  'See example.com',
  'Ring me: 98450 22812',
  'come come come come come come come come',
  `a${'\u0301'.repeat(9)}`,
];
const now = new Date('2026-12-01T00:00:00.000Z');
const [past, later] = [new Date('2026-11-01T00:00:00.000Z'), new Date('2027-01-01T00:00:00.000Z')];
const open = { registrationClosesAt: later, endsAt: later };
const closed = { registrationClosesAt: past, endsAt: later };
const over = { registrationClosesAt: past, endsAt: past };
const cancelled = { ...open, cancelledAt: past };
const why = (one: { why: string | null }) => one.why ?? '';
const party = { name: 'Asha', email: 'asha@example.com', mobile: '9845022812', companions: 0, days: ['2026-12-12'] };
const full = [noPlaceText('Sat 12 Dec', 0, 2), noPlaceText('Sun 13 Dec', 1, 2), noPlaceText('Mon 14 Dec', 2, 3)];

/** What an event says to whoever registers, waits for a place, signs in or reports it. */
export const messagesOfAnEvent = (): string[] => [
  ...messagesOf(registerForm, [
    { ...party, name: '' },
    { ...party, name: LONG },
    { ...party, email: 'asha' },
    { ...party, mobile: '' },
    ...[0.5, -1, 9].map((companions) => ({ ...party, companions })),
    ...[[], ['never']].map((days) => ({ ...party, days })),
  ]),
  ...messagesOf(whoForm, [{ number: 'rubbish', email: 'asha' }]),
  ...messagesOf(reportEvent.body, [{ code: 'EV-7K4M2Q9X3T', reason: '' }]),
  ...[closed, over, cancelled].flatMap((times) => {
    const reason = why(registering(times, now));
    return [reason, ...['You were not registered.', 'You are not on the waiting list.'].map((no) => `${reason} ${no}`)];
  }),
  `${full.join(' ')} Nothing was changed.`,
  ...full,
  'Sat 12 Dec has 1 place in all, and you are 2.',
  'Sat 12 Dec has 3 places in all, and you are 4.',
  'This place was yours until 2 Dec, 14:00 and goes to the next on the list.',
  notFound('This event').message,
  notFound('This place on the waiting list').message,
  'That code does not match this number and email, is older than 10 minutes, was tried 5 times, or was requested in another browser. Check all three, or request another code here.',
  'Too many mails were asked for from this network. Try again in 10 minutes.',
];

/** What it says to a guest who is signed in: of the registration, of messages and of photographs. */
export const messagesOfAnEventGuest = (): string[] =>
  [
    ...[open, closed, over, cancelled].flatMap((times) => [
      why(changing(times, past, now)),
      why(changing(times, null, now)),
      why(withdrawing(times, past, now)),
      why(withdrawing(times, null, now)),
      addingClosed(times, new Date('2026-12-31T00:00:00.000Z')) ?? '',
    ]),
    'Please sign in to the event to continue.',
    ...messagesOf(
      messageForm,
      ['', LONG, ...REFUSED].map((text) => ({ text })),
    ),
    ...messagesOf(uploadPhotograph.body, [
      ...['', 'not base64!'].map((file) => ({ file, alt: 'A garden' })),
      ...['', LONG, ...REFUSED].map((alt) => ({ file: 'AAAA', alt })),
    ]),
    'The photograph is larger than 5 MB.',
    ...[
      ...[
        'an SVG drawing',
        'a web page',
        'a GIF',
        'a BMP',
        'a TIFF',
        'a PDF',
        'a ZIP archive',
        'no picture we can read',
      ],
      'a HEIC or AVIF picture, or a film',
    ].map((what) => `This file is ${what}; photographs are JPEG, PNG or WebP.`),
    'This file is 100 × 80 pixels; at least 200 × 200 are needed.',
    'This file is 9000 × 80 pixels: too long for any frame.',
    'This file unpacks to more than 100 million pixels.',
    'This file takes longer than 30 seconds to read.',
    'This file takes too long or too much memory to read.',
    'This file cannot be decoded: it is damaged, or not what it says.',
    'Many files are being read right now. Wait a moment and try again; nothing was changed.',
    galleryFull({ own: 50, event: 60, bytes: 0 }, 0, true) ?? '',
    galleryFull({ own: 0, event: 200, bytes: 0 }, 0, true) ?? '',
    notFound('This message').message,
    notFound('This photograph').message,
  ].filter(Boolean);

/** What it says of its rooms and of sharing one. What holding a room refuses besides is said of every stay. */
export const messagesOfAnEventRoom = (): string[] => [
  ...messagesOf(roomForm, [{ blockId: 'b', checkIn: '', checkOut: '', adults: 0 }]),
  ...messagesOf(
    sharingForm,
    ['', LONG, ...REFUSED].map((about) => ({ about })),
  ),
  ...[over, cancelled].map((times) => sharingClosed(times, now) ?? ''),
  'This room takes at most 2 adults.',
  'Your registration is for 2 people and has as many rooms. Release or cancel one in My trips first.',
  'The event rate of CIT-95: ₹1,010 a night before tax, for a room that is kept for its guests.',
  notFound('This room').message,
  notFound('This person').message,
];
