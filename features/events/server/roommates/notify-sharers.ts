import 'server-only';
import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { enqueueMails } from '#lib/server/mail/enqueue-mail.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { greeting, paragraphs } from '#lib/server/mail/render-email.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { mailedRoutes } from '#lib/shared/mailed-routes.ts';
import { t } from '#lib/shared/texts.ts';
import { ASKED_AGAIN_HOURS } from '../../rules/roommates.ts';
import { writeToGuest } from '../guest-emails.ts';
import { registered } from '../registrations.repo.ts';
import { eventRegistrations } from '../tables.ts';
import { sharingOf } from './sharing.repo.ts';
import { eventRoomRequests } from './tables.ts';

/** Two registrations: who asked whom. */
type Pair = { from: string; to: string };

/** Tells whoever is asked, once in `ASKED_AGAIN_HOURS` for the same asker. */
export async function notifyRequested(tx: Db, { from, to }: Pair): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - ASKED_AGAIN_HOURS * 3_600_000);
  const { fromId, toId, mailedAt } = eventRoomRequests;
  const due = await tx
    .update(eventRoomRequests)
    .set({ mailedAt: now })
    .where(and(eq(fromId, from), eq(toId, to), or(isNull(mailedAt), lte(mailedAt, before))))
    .returning({ toId });
  if (due.length) await tell(tx, 'event-roommate-asked', [to], { from });
}

/** Tells the asker that the other accepted. */
export const notifyAccepted = (tx: Db, { from, to }: Pair): Promise<void> =>
  tell(tx, 'event-roommate-accepted', [from], { from: to });

/** Tells whoever shared a room that the other ended it. */
export const notifyEnded = (tx: Db, ids: readonly string[]): Promise<void> => tell(tx, 'event-roommate-ended', ids, {});

/** Whoever is on the list has signed in, so the address is theirs. */
async function tell(tx: Db, template: string, ids: readonly string[], facts: Record<string, string>): Promise<void> {
  const rows = await tx
    .select({ id: eventRegistrations.id, email: eventRegistrations.email, language: eventRegistrations.language })
    .from(eventRegistrations)
    .where(and(inArray(eventRegistrations.id, [...ids]), isNull(eventRegistrations.withdrawnAt)));
  await enqueueMails(
    tx,
    rows.map(({ id, email, language }) => ({
      template,
      urgency: 'personal',
      recipient: email,
      language,
      facts: { ...facts, registrationId: id },
    })),
  );
}

type EmailTexts = { subject: string; opening: string; closing: string };

type Facts = { registrationId: string; from: string };

/** An email about sharing a room; no name of the other and no word of theirs. Nothing, once `holds` does not hold any more. */
const aboutSharing =
  ({ subject, opening, closing }: EmailTexts, holds: (db: Db, facts: Facts) => Promise<boolean>): MailTemplate =>
  async (db, { recipient, facts: { registrationId = '', from = '' }, language }) => {
    const [known] = await db
      .select({ id: eventRegistrations.id })
      .from(eventRegistrations)
      .where(and(eq(eventRegistrations.id, registrationId), isNull(eventRegistrations.withdrawnAt)));
    if (!known || !(await holds(db, { registrationId, from }))) return null;
    const { event, registration } = await registered(db, registrationId);
    return writeToGuest(db, recipient, [registration.language, language], () => ({
      subject: t(subject, { event: event.name }),
      text: paragraphs(
        greeting(''),
        t(opening, { event: event.name }),
        linkTo(mailedRoutes.eventSignIn(event.code, registration.number)),
        t(closing),
      ),
    }));
  };

const partnerOf = async (db: Db, id: string): Promise<string | null> =>
  (await sharingOf(db, [id])).sharers.find((one) => one.id === id)?.sharesWith ?? null;

/** @texts */
const ASKED: EmailTexts = {
  subject: 'A guest of {event} asks to share a room with you',
  opening:
    'Another guest of {event} asks to share a room with you. Sign in to the event to read who it is, and to accept or decline:',
  closing:
    'You are on the list of guests who want to share a room. Leave it, on the same page, to get no more of these emails.',
};
const asked = aboutSharing(ASKED, async (db, { registrationId: to, from }) =>
  (await sharingOf(db, [to])).requests.some((one) => one.from === from && one.to === to && one.state === 'open'),
);

/** @texts */
const ACCEPTED: EmailTexts = {
  subject: 'You share a room at {event}',
  opening:
    'A guest of {event} whom you asked to share a room has accepted. Sign in to the event to read who it is, and to book the room:',
  closing:
    'One of you books it; the rooming list then names the other too. Your other requests, and those to you, have ended.',
};
const accepted = aboutSharing(
  ACCEPTED,
  async (db, { registrationId, from }) => (await partnerOf(db, registrationId)) === from,
);

/** @texts */
const ENDED: EmailTexts = {
  subject: 'You no longer share a room at {event}',
  opening:
    'The guest with whom you were to share a room at {event} has ended that, or no longer comes. You are on the list again. To ask somebody else, sign in to the event:',
  closing: 'A room that you booked stays booked. Its cancellation terms are in My trips.',
};
const endedEmail = aboutSharing(
  ENDED,
  async (db, { registrationId }) => (await partnerOf(db, registrationId)) === null,
);

/** The email templates about sharing a room, by the name that `enqueueMail` uses. */
export const sharingEmails: Record<string, MailTemplate> = {
  'event-roommate-asked': asked,
  'event-roommate-accepted': accepted,
  'event-roommate-ended': endedEmail,
};
