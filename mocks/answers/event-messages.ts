import type * as contract from '#features/events/contract.ts';
import { MESSAGES_SHOWN } from '#features/events/rules/message-limits.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { publicName } from '#lib/shared/public-name.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import type { MockGuest } from '../memory/records.ts';

type Writer = { guestId: string | null; name: string };

const listOf = (code: string, readerId: string | null) => ({
  messages: memory()
    .messages.filter((message) => message.code === code)
    .slice(-MESSAGES_SHOWN)
    .map(({ messageId, guestId, name, text, writtenAt, reportedBy }) => ({
      messageId,
      name,
      isHost: guestId === null,
      isOwn: guestId === readerId,
      isReported: readerId !== null && reportedBy.includes(readerId),
      text,
      writtenAt,
    })),
  closed: memory().hosted.find((event) => event.code === code)?.state === 'open' ? null : 'This event is cancelled.',
});

/** Throws STATE_BLOCKED at the event of the operator. */
function forGuest({ code, _id }: MockGuest) {
  if (!memory().hosted.some((event) => event.code === code))
    throw new AppError('STATE_BLOCKED', 'This event has no messages.');
  return { ...listOf(code, _id), emails: !memory().messageEmailsOff.includes(_id) };
}

function write(code: string, writer: Writer, text: string, now: Date): void {
  const { closed } = listOf(code, null);
  if (closed) throw new AppError('STATE_BLOCKED', closed);
  const message = { ...writer, messageId: newId('emg', now.getTime()), code, text };
  memory().messages.push({ ...message, writtenAt: now.toISOString(), reportedBy: [] });
}

function ofHost(code: string, userId: string): string {
  const event = memory().hosted.find((one) => one.code === code && one.userId === userId);
  if (!event) throw notFound('This event');
  return event.hostName;
}

function messageOf(messageId: string, code?: string) {
  const message = memory().messages.find((one) => one.messageId === messageId && (!code || one.code === code));
  if (!message) throw notFound('This message');
  return message;
}

type Messages =
  | 'messages'
  | 'writeMessage'
  | 'reportMessage'
  | 'seeMessages'
  | 'setMessageEmails'
  | 'hostMessages'
  | 'writeAsHost'
  | 'hideMessage'
  | 'hideAtDesk';

/** Messages at travellers' events of this tab. No email is sent. */
export const messageAnswers: Pick<AnswersOf<typeof contract>, Messages> = {
  messages: ({ person }) => forGuest(person),
  writeMessage: ({ body, person, now }) => {
    forGuest(person);
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
    return listOf(query.code, null);
  },
  writeAsHost: ({ body, person, now }) => {
    write(body.code, { guestId: null, name: ofHost(body.code, person._id) }, body.text, now);
    return listOf(body.code, null);
  },
  hideMessage: ({ body, person }) => {
    ofHost(body.code, person._id);
    messageOf(body.messageId, body.code).text = null;
    return listOf(body.code, null);
  },
  hideAtDesk: ({ body }) => {
    messageOf(body.messageId).text = null;
    return { hidden: true };
  },
};
