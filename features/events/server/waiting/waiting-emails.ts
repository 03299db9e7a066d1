import 'server-only';
import { eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { greeting, paragraphs } from '#lib/server/mail/render-email.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { formatInstant } from '#lib/shared/dates.ts';
import { mailedRoutes } from '#lib/shared/mailed-routes.ts';
import { oneOrMany, t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { BY_A_TRAVELLER, calledByFacts, calledInEmails } from '../../rules/called-in-emails.ts';
import { hasExpired, OFFER_HOURS, positionOf } from '../../rules/waiting-list.ts';
import type { EventRow } from '../events.repo.ts';
import { whoComes, writeToGuest } from '../guest-emails.ts';
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
const facts = ({ event, entry: { id, companions, days } }: Found, link: string): string[] => [
  whoComes(event, companions, days),
  link,
  linkTo(mailedRoutes.eventWaiting(event.code, waitingKey(id))),
  ...(event.hostId === null ? [] : [t(BY_A_TRAVELLER)]),
];

/** The position in the list, and the link to see or leave it; of an offer, the email about that. */
const waits: MailTemplate = async (db, { recipient, facts: { eventId }, language }) => {
  const found = await placeOf(db, eventId, recipient);
  const position = found?.position;
  if (!found || !position) return null;
  return writeToGuest(db, recipient, [found.entry.language, language], () => {
    const event = calledInEmails(found.event);
    return {
      subject: t('You are on the waiting list for {event}', { event }),
      text: paragraphs(
        greeting(''),
        t(
          'There are too few places at {event} for now, and you are number {position} on its waiting list. When places come free for you, we email you and keep them for {time}.',
          { event, position, time: counted(OFFER_HOURS, 'hour') },
        ),
        ...facts(found, t('To see your position or leave the list, open this link:')),
      ),
    };
  });
};

/** Places are kept until an instant; nothing once they are not any more. */
const offered: MailTemplate = async (db, { recipient, facts: { eventId }, language }) => {
  const found = await placeOf(db, eventId, recipient);
  const until = found?.entry.offeredUntil;
  if (!found || !until || hasExpired(found.entry, clock.now())) return null;
  const people = 1 + found.entry.companions;
  return writeToGuest(db, recipient, [found.entry.language, language], () => {
    const { zone, cityName } = found.event;
    const event = calledInEmails(found.event);
    return {
      subject: t(oneOrMany(people, 'A place at {event} is free for you', 'Places at {event} are free for you'), {
        event,
      }),
      text: paragraphs(
        greeting(''),
        t(
          oneOrMany(
            people,
            'A place at {event} is free for you until {when} ({city} time). After that it goes to the next on the waiting list.',
            'Places at {event} are free for you until {when} ({city} time). After that they go to the next on the waiting list.',
          ),
          { event, when: formatInstant(until, zone, clock.today(zone)), city: t(cityName) },
        ),
        ...facts(found, t('To accept or decline, open this link:')),
      ),
    };
  });
};

/** @texts */
const ENDED: Record<WaitingEnd, string> = {
  offer:
    'The place at {event} that we kept for you was not accepted in time and goes to the next on the waiting list. You can join the list again.',
  days: 'The host of {event} has removed the days that you waited for, so you are not on its waiting list any more.',
  closed: 'Registration for {event} is closed, and no place came free for you. The waiting list has ended.',
  cancelled: 'The event is cancelled, so the waiting list for {event} has ended. There is nothing you need to do.',
};

const ended: MailTemplate = async (db, { recipient, facts: { why = '', ...naming }, language }) =>
  writeToGuest(db, recipient, [language], () => {
    const event = calledByFacts(naming);
    return {
      subject: t('You are not on the waiting list for {event} any more', { event }),
      text: paragraphs(
        greeting(''),
        t(ENDED[why as WaitingEnd] ?? ENDED.closed, { event }),
        t('Nothing was charged, so nothing is owed.'),
      ),
    };
  });

/** The email templates of waiting lists, by the name that `enqueueMail` uses. */
export const waitingEmails: Record<string, MailTemplate> = {
  'event-waiting': waits,
  'event-offered': offered,
  'event-waiting-ended': ended,
};
