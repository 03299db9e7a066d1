import 'server-only';
import { eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { renderEmail } from '#lib/server/mail/render-email.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { stopEventEmailsLink, unsubscribeLink } from '#lib/server/mail/unsubscribe.ts';
import { formatDate, formatInstant } from '#lib/shared/dates.ts';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { mailedRoutes } from '#lib/shared/mailed-routes.ts';
import { countedInWords } from '#lib/shared/number-words.ts';
import { andList, counted } from '#lib/shared/word-lists.ts';
import { CODE_MINUTES } from '#lib/shared/one-time-codes.ts';
import { BY_A_TRAVELLER, calledInEmails } from '../rules/called-in-emails.ts';
import { unreadBy } from './messages/mail-digests.ts';
import { unreadByHost } from './messages/mail-host-digests.ts';
import { issueCode } from './one-time-codes.ts';
import { findByMail, findGuest, type Registered, registered } from './registrations.repo.ts';
import { sharingEmails } from './roommates/notify-sharers.ts';
import { events } from './tables.ts';
import { waitingEmails } from './waiting/waiting-emails.ts';

/** The registration of this email when it is rendered; nobody, once withdrawn. */
async function guestOf(db: Db, eventId = '', email: string): Promise<Registered | null> {
  const found = await findByMail(db, eventId, email);
  return found ? registered(db, found.id) : null;
}

function facts({ event, registration: { number, companions }, days }: Registered): string {
  const today = clock.today(event.zone);
  const who = companions ? `You and ${countedInWords(companions, 'companion')}` : 'You alone';
  return `Registration number: ${number}
Who comes: ${who}
Days: ${andList(days.map((day) => formatDate(day, today)))}
Where: ${event.hostId === null ? `${event.venueName}, ${event.venueAddress}` : `${event.cityName}; the place is on the event’s page`}

To see it, change it or withdraw, open this link and sign in with the number and this email:

${linkTo(mailedRoutes.eventSignIn(event.code, number))}

Changes are open until ${formatInstant(event.registrationClosesAt, event.zone, today)} (${event.cityName} time).
${event.hostId === null ? '' : `\n${BY_A_TRAVELLER}\n`}`;
}

/**
 * An email about a registration: subject and first line. The address is not proved, so no email repeats a name that was
 * typed.
 */
const aboutRegistration =
  (subject: (name: string) => string, opening: (name: string) => string): MailTemplate =>
  async (db, { recipient, facts: { eventId } }) => {
    const guest = await guestOf(db, eventId, recipient);
    if (!guest) return null;
    return {
      subject: subject(calledInEmails(guest.event)),
      text: `Hello,\n\n${opening(calledInEmails(guest.event))}\n\n${facts(guest)}`,
    };
  };

const code: MailTemplate = async (db, { recipient, facts: { code: eventCode = '', number = '', device = '' } }) => {
  const guest = await findGuest(db, { code: eventCode, number, email: recipient });
  if (!guest) return null;
  const name = calledInEmails(guest.event);
  const oneTimeCode = await issueCode(db, guest.registration.id, device, clock.now());
  return {
    subject: `${oneTimeCode} is your code for ${name}`,
    text: `Hello,

This code signs you in to ${name}. It works once, for ${counted(CODE_MINUTES, 'minute')}, in the browser that asked for it:

${oneTimeCode}

If you did not ask for it, ignore this email: nobody can sign in without the code.
`,
  };
};

const withdrawn: MailTemplate = async (_db, { facts: { eventName, number } }) => ({
  subject: `You have withdrawn from ${eventName}`,
  text: `Hello,

Your registration ${number} for ${eventName} is withdrawn, and your places are released. Nothing was charged, so nothing is owed.

You can register again as long as there is room.
`,
});

/** How many messages are new, and the link: no word of them, and no name. Nobody, once they were read. */
const newMessages: MailTemplate = async (db, { facts: { registrationId = '' } }) => {
  const unread = await unreadBy(db, registrationId);
  if (!unread) return null;
  const { event, registration } = await registered(db, registrationId);
  const what = counted(unread, 'new message');
  return {
    subject: `${what} at ${calledInEmails(event)}`,
    text: `Hello,

There ${unread === 1 ? 'is' : 'are'} ${what} at ${calledInEmails(event)}, for which you are registered. Sign in to the event to read ${unread === 1 ? 'it' : 'them'}:

${linkTo(mailedRoutes.eventSignIn(event.code, registration.number))}

This comes at most once a day. To stop it, open this link:

${stopEventEmailsLink({ registrationId })}
`,
    unsubscribe: unsubscribeLink({ registrationId }),
  };
};

/** The same to the host; nobody, once they were read. */
const hostMessages: MailTemplate = async (db, { facts: { eventId = '', firstName = '' } }) => {
  const [event] = await db.select().from(events).where(eq(events.id, eventId));
  const unread = event ? await unreadByHost(db, eventId) : 0;
  if (!event?.hostId || !unread) return null;
  const what = counted(unread, 'new message');
  const unsubscribe = unsubscribeLink({ companyId: null, userId: event.hostId, kind: 'eventMessages' });
  return {
    ...renderEmail({
      subject: `${what} at your event in ${event.cityName}`,
      name: firstName,
      parts: [
        `Guests wrote ${what} at your event in ${event.cityName}, which you have not read yet.`,
        { button: 'Read the messages', url: linkTo(eventRoutes.messagesOf(event.code)) },
        'This comes at most once a day for each event. You can turn it off in your account, under Notifications.',
      ],
    }),
    unsubscribe,
  };
};

const cancelled: MailTemplate = async (_db, { facts: { cityName = '', startsOn = '' } }) => ({
  subject: `An event in ${cityName} is cancelled`,
  text: `Hello,

The event in ${cityName} that begins on ${formatDate(startsOn, '')}, for which you are registered, is cancelled. There is nothing you need to do. Nothing was charged, so nothing is owed.

If you booked a stay or a flight to go there, its own cancellation terms apply; you find them in My trips.
`,
});

/** Why staff removed an event, to its host; nobody, once the account is closed. */
const removed: MailTemplate = async (db, { facts: { eventId = '', firstName = '' } }) => {
  const [event] = await db.select().from(events).where(eq(events.id, eventId));
  if (!event?.removal) return null;
  return renderEmail({
    subject: 'Your event was removed',
    name: firstName,
    parts: [
      `We have removed your event in ${event.cityName}. Nobody finds it any more, and whoever is registered is told that it is cancelled. The reason:`,
      event.removal,
      { button: 'See your events', url: linkTo(eventRoutes.hosted()) },
    ],
  });
};

/** The email templates of this feature, by the name that `enqueueMail` uses. */
export const eventEmails: Record<string, MailTemplate> = {
  'event-registered': aboutRegistration(
    (name) => `You are registered for ${name}`,
    (name) => `Your place at ${name} is reserved.`,
  ),
  'event-registered-before': aboutRegistration(
    (name) => `You were registered for ${name} already`,
    (name) =>
      `Someone registered for ${name} with this email once more. You were registered already, so nothing has changed.`,
  ),
  'event-changed': aboutRegistration(
    (name) => `Your registration for ${name} has changed`,
    (name) => `Your registration for ${name} has changed. These are the details now.`,
  ),
  'event-moved': aboutRegistration(
    (name) => `Place or time of ${name} has changed`,
    (name) => `The host of ${name} has changed its place or its times. The event’s page has the new ones.`,
  ),
  ...waitingEmails,
  ...sharingEmails,
  'event-code': code,
  'event-messages': newMessages,
  'event-host-messages': hostMessages,
  'event-cancelled': cancelled,
  'event-removed': removed,
  'event-withdrawn': withdrawn,
};
