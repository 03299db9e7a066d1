import 'server-only';
import { eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { formatDate, formatInstant } from '#lib/shared/dates.ts';
import { mailedRoutes } from '#lib/shared/mailed-routes.ts';
import { countedInWords } from '#lib/shared/number-words.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import { BY_A_TRAVELLER, calledInEmails } from '../../rules/called-in-emails.ts';
import { hasExpired, OFFER_HOURS, positionOf } from '../../rules/waiting-list.ts';
import type { EventRow } from '../events.repo.ts';
import { events } from '../tables.ts';
import type { WaitingEnd } from './tend-waiting-list.ts';
import { waitingKey } from './waiting-key.ts';
import { queueOf, type WaitingRow } from './waiting.repo.ts';

type Found = { event: EventRow; entry: WaitingRow; position: number | null };

/** The place of a mail as it is when the email is rendered; null once it has ended. */
async function placeOf(db: Db, eventId = '', email: string): Promise<Found | null> {
  const [event] = await db.select().from(events).where(eq(events.id, eventId));
  const queue = event ? await queueOf(db, event.id) : [];
  const entry = queue.find((one) => one.email === email);
  return event && entry ? { event, entry, position: positionOf(queue, entry) } : null;
}

/** Who would come, and the link, introduced by what can be done there. */
function facts({ event, entry: { id, companions, days } }: Found, today: string, link: string): string {
  return `Who comes: ${companions ? `you and ${countedInWords(companions, 'companion')}` : 'you alone'}
Days: ${andList(days.map((day) => formatDate(day, today)))}

${link}

${linkTo(mailedRoutes.eventWaiting(event.code, waitingKey(id)))}
${event.hostId === null ? '' : `\n${BY_A_TRAVELLER}\n`}`;
}

/** The position in the list, and the link to see or leave it; of an offer, the email about that. */
const waits: MailTemplate = async (db, mail) => {
  const found = await placeOf(db, mail.facts.eventId, mail.recipient);
  if (!found || found.position === null) return null;
  const name = calledInEmails(found.event);
  return {
    subject: `You are on the waiting list for ${name}`,
    text: `Hello,

There are too few places at ${name} for now, and you are number ${found.position} on its waiting list. When places come free for you, we email you and keep them for ${counted(OFFER_HOURS, 'hour')}.

${facts(found, clock.today(found.event.zone), 'To see your position or leave the list, open this link:')}`,
  };
};

/** Places are kept until an instant; nothing once they are not any more. */
const offered: MailTemplate = async (db, mail) => {
  const found = await placeOf(db, mail.facts.eventId, mail.recipient);
  const until = found?.entry.offeredUntil;
  if (!found || !until || hasExpired(found.entry, clock.now())) return null;
  const { event } = found;
  const [name, today] = [calledInEmails(event), clock.today(event.zone)];
  const [places, are] = found.entry.companions ? ['Places', 'are'] : ['A place', 'is'];
  return {
    subject: `${places} at ${name} ${are} free for you`,
    text: `Hello,

${places} at ${name} ${are} free for you until ${formatInstant(until, event.zone, today)} (${event.cityName} time). After that ${found.entry.companions ? 'they go' : 'it goes'} to the next on the waiting list.

${facts(found, today, 'To accept or decline, open this link:')}`,
  };
};

const ENDED: Record<WaitingEnd, (name: string) => string> = {
  offer: (name) =>
    `The place at ${name} that we kept for you was not accepted in time and goes to the next on the waiting list. You can join the list again.`,
  days: (name) =>
    `The host of ${name} has removed the days that you waited for, so you are not on its waiting list any more.`,
  closed: (name) => `Registration for ${name} is closed, and no place came free for you. The waiting list has ended.`,
  cancelled: (name) =>
    `The event is cancelled, so the waiting list for ${name} has ended. There is nothing you need to do.`,
};

const ended: MailTemplate = async (_db, { facts: { eventName = '', why = '' } }) => ({
  subject: `You are not on the waiting list for ${eventName} any more`,
  text: `Hello,\n\n${(ENDED[why as WaitingEnd] ?? ENDED.closed)(eventName)}\n\nNothing was charged, so nothing is owed.\n`,
});

/** The email templates of waiting lists, by the name that `enqueueMail` uses. */
export const waitingEmails: Record<string, MailTemplate> = {
  'event-waiting': waits,
  'event-offered': offered,
  'event-waiting-ended': ended,
};
