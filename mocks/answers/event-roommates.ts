import type * as contract from '#features/events/contract.ts';
import type { SharingView } from '#features/events/contract.ts';
import * as rules from '#features/events/rules/roommates.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { publicName } from '#lib/shared/public-name.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import type { MockGuest, MockSharer } from '../memory/records.ts';
import { reunion, reunionTimes } from '../stock/class-reunion.ts';

const sharersAt = (code: string): MockSharer[] => memory().sharers.filter((one) => one.code === code);
const sharingAt = (code: string): rules.Sharing => ({ sharers: sharersAt(code), requests: memory().roomRequests });

function closedAt(code: string, now: Date): string | null {
  if (code !== reunion(now).code || !memory().roomBlocks.length) return 'No rooms are kept for this event.';
  return rules.sharingClosed(reunionTimes(now), now);
}

function shown(id: string) {
  const { guestId, about } = memory().sharers.find((one) => one.id === id)!;
  const [firstName = '', ...rest] = memory()
    .guests.find(({ _id }) => _id === id)!
    .name.split(' ');
  return { guestId, about, name: publicName({ firstName, lastName: rest.at(-1) ?? '' }) };
}

function viewFor({ _id, code }: MockGuest, now: Date): SharingView {
  const [closed, sharing] = [closedAt(code, now), sharingAt(code)];
  const own = sharersAt(code).find(({ id }) => id === _id);
  const nobody = { partner: null, received: [], sent: [], others: [] };
  const offered = code === reunion(now).code && memory().roomBlocks.length > 0;
  if (!own) return { offered, closed, about: null, ...nobody };
  if (own.sharesWith) return { offered, closed, about: own.about, ...nobody, partner: shown(own.sharesWith) };
  const open = sharing.requests.filter(({ state }) => state === 'open');
  const others = sharing.sharers.filter(({ id, sharesWith }) => id !== _id && !sharesWith);
  return {
    offered,
    closed,
    about: own.about,
    partner: null,
    received: open.filter(({ to }) => to === _id).map(({ from }) => shown(from)),
    sent: open.filter(({ from }) => from === _id).map(({ to }) => shown(to)),
    others: others.map(({ id }) => ({ ...shown(id), refused: rules.whyNotAsk(sharing, _id, id) })),
  };
}

function refuseClosed({ code }: MockGuest, now: Date): void {
  const closed = closedAt(code, now);
  if (closed) throw new AppError('STATE_BLOCKED', closed);
}

function otherOf({ code }: MockGuest, guestId: string): string {
  const other = sharersAt(code).find((one) => one.guestId === guestId);
  if (!other) throw notFound('This person');
  return other.id;
}

function store(code: string, decision: rules.Decision): void {
  if ('refused' in decision) throw new AppError('STATE_BLOCKED', decision.refused);
  memory().roomRequests = [...rules.applied(sharingAt(code), decision).requests];
  for (const { id, sharesWith } of decision.sharers)
    memory().sharers.find((one) => one.id === id)!.sharesWith = sharesWith;
}

type Answers = Pick<
  AnswersOf<typeof contract>,
  'roommates' | 'offerToShare' | 'leaveSharing' | 'askToShare' | 'takeBackRequest' | 'answerRequest' | 'endSharing'
>;

/** Guests of this tab who share a room. No email is sent. */
export const roommateAnswers: Answers = {
  roommates: ({ person, now }) => viewFor(person, now),
  offerToShare: ({ body, person, now }) => {
    refuseClosed(person, now);
    const { _id: id, code } = person;
    const own = sharersAt(code).find((one) => one.id === id);
    if (own) own.about = body.about;
    else memory().sharers.push({ id, code, guestId: newId('esh', now.getTime()), about: body.about, sharesWith: null });
    return viewFor(person, now);
  },
  leaveSharing: ({ person, now }) => {
    store(person.code, rules.leave(sharingAt(person.code), person._id));
    memory().sharers = memory().sharers.filter(({ id }) => id !== person._id);
    return viewFor(person, now);
  },
  askToShare: ({ body, person, now }) => {
    refuseClosed(person, now);
    store(person.code, rules.ask(sharingAt(person.code), person._id, otherOf(person, body.guestId)));
    return viewFor(person, now);
  },
  takeBackRequest: ({ body, person, now }) => {
    store(person.code, rules.takeBack(sharingAt(person.code), person._id, otherOf(person, body.guestId)));
    return viewFor(person, now);
  },
  answerRequest: ({ body, person, now }) => {
    const how = body.accepted ? rules.accept : rules.decline;
    store(person.code, how(sharingAt(person.code), otherOf(person, body.guestId), person._id));
    return viewFor(person, now);
  },
  endSharing: ({ person, now }) => {
    store(person.code, rules.endSharing(sharingAt(person.code), person._id));
    return viewFor(person, now);
  },
};
