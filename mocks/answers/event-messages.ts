import type * as contract from '#features/events/contract.ts';
import type { ReportedMessage } from '#features/events/contract.ts';
import { MESSAGES_SHOWN } from '#features/events/rules/message-limits.ts';
import { TEAM_NAME } from '#features/events/rules/team-name.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { publicName } from '#lib/shared/public-name.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import type { MockGuest, MockMessage } from '../memory/records.ts';
import { reunion } from '../stock/class-reunion.ts';

type Writer = { guestId: string | null; name: string };
/** A guest by their registration, the host, or the staff. */
type Reader = { guest: string } | 'host' | 'staff';

const isOperated = (code: string): boolean => code === reunion(new Date()).code;

function listOf(code: string, reader: Reader, before?: string) {
  const all = memory().messages.filter((message) => message.code === code);
  const until = before === undefined ? all.length : all.indexOf(messageOf(before, code));
  const from = Math.max(0, until - MESSAGES_SHOWN);
  const isOpen = isOperated(code) || memory().hosted.some((event) => event.code === code && event.state === 'open');
  return {
    messages: all.slice(from, until).map((message) => seenBy(message, reader)),
    earlier: from > 0,
    closed: isOpen ? null : 'This event is cancelled.',
  };
}

const seenBy = ({ messageId, guestId, name, text, writtenAt, reportedBy }: MockMessage, reader: Reader) => ({
  messageId,
  name,
  isHost: guestId === null,
  isOwn: typeof reader === 'object' ? guestId === reader.guest : reader === 'host' && guestId === null,
  isReported:
    typeof reader === 'object' ? reportedBy.includes(reader.guest) : reader === 'staff' && reportedBy.length > 0,
  text,
  writtenAt,
});

/** The messages of an event that were reported and are not hidden. */
export const reportedAt = (code: string): ReportedMessage[] =>
  memory().messages.flatMap((message) =>
    message.code === code && message.reportedBy.length && message.text !== null
      ? [{ messageId: message.messageId, name: message.name, text: message.text, reports: message.reportedBy.length }]
      : [],
  );

const forGuest = ({ code, _id }: MockGuest, before?: string) => ({
  ...listOf(code, { guest: _id }, before),
  emails: !memory().messageEmailsOff.includes(_id),
});

function forStaff(code: string, before?: string) {
  if (!isOperated(code)) throw notFound('This event');
  return { ...listOf(code, 'staff', before), eventName: code, reported: reportedAt(code) };
}

function write(code: string, writer: Writer, text: string, now: Date): void {
  const { closed } = listOf(code, 'host');
  if (closed) throw new AppError('STATE_BLOCKED', closed);
  const message = { ...writer, messageId: newId('emg', now.getTime()), code, text };
  memory().messages.push({ ...message, writtenAt: now.toISOString(), reportedBy: [] });
}

function ofHost(code: string, userId: string): string {
  const event = memory().hosted.find((one) => one.code === code && one.userId === userId);
  if (!event) throw notFound('This event');
  return event.hostName;
}

function messageOf(messageId: string, code?: string): MockMessage {
  const message = memory().messages.find((one) => one.messageId === messageId && (!code || one.code === code));
  if (!message) throw notFound('This message');
  return message;
}

/** Messages of guests at an event since the staff wrote last. */
function unansweredAt(code: string): number {
  const all = memory().messages.filter((message) => message.code === code);
  return all.slice(all.findLastIndex(({ guestId }) => guestId === null) + 1).length;
}

type Messages =
  | 'messages'
  | 'writeMessage'
  | 'reportMessage'
  | 'seeMessages'
  | 'setMessageEmails'
  | 'hostMessages'
  | 'seeAsHost'
  | 'writeAsHost'
  | 'hideMessage'
  | 'operatedEvents'
  | 'deskMessages'
  | 'writeAtDesk'
  | 'hideAtDesk'
  | 'keepAtDesk';

/** Messages at the events of this tab. Neither email nor push is sent. */
export const messageAnswers: Pick<AnswersOf<typeof contract>, Messages> = {
  messages: ({ query, person }) => forGuest(person, query.before),
  writeMessage: ({ body, person, now }) => {
    const [firstName = '', ...rest] = person.name.split(' ');
    write(
      person.code,
      { guestId: person._id, name: publicName({ firstName, lastName: rest.at(-1) ?? '' }) },
      body.text,
      now,
    );
    return forGuest(person);
  },
  reportMessage: ({ body, person }) => {
    const message = messageOf(body.messageId, person.code);
    if (message.guestId === person._id) throw new AppError('STATE_BLOCKED', 'This is your own message.');
    if (!message.reportedBy.includes(person._id)) message.reportedBy.push(person._id);
    return forGuest(person);
  },
  seeMessages: () => ({ seen: true }),
  setMessageEmails: ({ body, person }) => {
    const others = memory().messageEmailsOff.filter((id) => id !== person._id);
    memory().messageEmailsOff = body.wanted ? others : [...others, person._id];
    return forGuest(person);
  },
  hostMessages: ({ query, person }) => {
    ofHost(query.code, person._id);
    return listOf(query.code, 'host', query.before);
  },
  seeAsHost: () => ({ seen: true }),
  writeAsHost: ({ body, person, now }) => {
    write(body.code, { guestId: null, name: ofHost(body.code, person._id) }, body.text, now);
    return listOf(body.code, 'host');
  },
  hideMessage: ({ body, person }) => {
    ofHost(body.code, person._id);
    messageOf(body.messageId, body.code).text = null;
    return listOf(body.code, 'host');
  },
  operatedEvents: ({ now }) => {
    const { code, name, days } = reunion(now);
    const coming = memory().guests.filter((guest) => guest.code === code && guest.state === 'registered');
    const people = coming.reduce((sum, { companions }) => sum + 1 + companions, 0);
    const [startsOn, endsOn] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
    const waiting = { unanswered: unansweredAt(code), reported: reportedAt(code).length };
    return { events: [{ code, name, startsOn, endsOn, isOver: false, people, ...waiting }] };
  },
  deskMessages: ({ query }) => forStaff(query.code, query.before),
  writeAtDesk: ({ body, now }) => {
    forStaff(body.code);
    write(body.code, { guestId: null, name: TEAM_NAME }, body.text, now);
    return forStaff(body.code);
  },
  hideAtDesk: ({ body }) => {
    messageOf(body.messageId).text = null;
    return { hidden: true };
  },
  keepAtDesk: ({ body }) => {
    messageOf(body.messageId).reportedBy = [];
    return { kept: true };
  },
};
