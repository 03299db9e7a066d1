import 'server-only';
import { eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { greeting, paragraphs, renderEmail } from '#lib/server/mail/render-email.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { stopEventEmailsLink, unsubscribeLink } from '#lib/server/mail/unsubscribe.ts';
import { writeIn } from '#lib/server/mail/write-in.ts';
import { formatDate, formatInstant } from '#lib/shared/dates.ts';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { mailedRoutes } from '#lib/shared/mailed-routes.ts';
import { CODE_MINUTES } from '#lib/shared/one-time-codes.ts';
import { oneOrMany, t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { BY_A_TRAVELLER, calledByFacts, calledInEmails } from '../rules/called-in-emails.ts';
import { whoComes, writeToGuest } from './guest-emails.ts';
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

function facts({ event, registration: { number, companions }, days }: Registered): string[] {
  const { hostId, code, venueName, venueAddress, cityName, registrationClosesAt, zone } = event;
  const where =
    hostId === null
      ? `${venueName}, ${venueAddress}`
      : t('{city}; the place is on the event’s page', { city: t(cityName) });
  return [
    [
      t('Registration number: {number}', { number }),
      whoComes(event, companions, days),
      t('Where: {place}', { place: where }),
    ].join('\n'),
    t('To see it, change it or withdraw, open this link and sign in with the number and this email:'),
    linkTo(mailedRoutes.eventSignIn(code, number)),
    t('Changes are open until {when} ({city} time).', {
      when: formatInstant(registrationClosesAt, zone, clock.today(zone)),
      city: t(cityName),
    }),
    ...(hostId === null ? [] : [t(BY_A_TRAVELLER)]),
  ];
}

/**
 * An email about a registration: subject and first line. The address is not proved, so no email repeats a name that was
 * typed.
 * @texts
 */
const OF_REGISTRATIONS = {
  'event-registered': ['You are registered for {event}', 'Your place at {event} is reserved.'],
  'event-registered-before': [
    'You were registered for {event} already',
    'Someone registered for {event} with this email once more. You were registered already, so nothing has changed.',
  ],
  'event-changed': [
    'Your registration for {event} has changed',
    'Your registration for {event} has changed. These are the details now.',
  ],
  'event-moved': [
    'Place or time of {event} has changed',
    'The host of {event} has changed its place or its times. The event’s page has the new ones.',
  ],
} as const;

const aboutRegistration =
  ([subject, opening]: readonly [string, string]): MailTemplate =>
  async (db, { recipient, facts: { eventId }, language }) => {
    const guest = await guestOf(db, eventId, recipient);
    if (!guest) return null;
    return writeToGuest(db, recipient, [guest.registration.language, language], () => {
      const event = calledInEmails(guest.event);
      return { subject: t(subject, { event }), text: paragraphs(greeting(''), t(opening, { event }), ...facts(guest)) };
    });
  };

const code: MailTemplate = async (
  db,
  { recipient, facts: { code: eventCode = '', number = '', device = '' }, language },
) => {
  const guest = await findGuest(db, { code: eventCode, number, email: recipient });
  if (!guest) return null;
  const oneTimeCode = await issueCode(db, guest.registration.id, device, clock.now());
  return writeToGuest(db, recipient, [guest.registration.language, language], () => {
    const event = calledInEmails(guest.event);
    return {
      subject: t('{code} is your code for {event}', { code: oneTimeCode, event }),
      text: paragraphs(
        greeting(''),
        t('This code signs you in to {event}. It works once, for {time}, in the browser that asked for it:', {
          event,
          time: counted(CODE_MINUTES, 'minute'),
        }),
        oneTimeCode,
        t('If you did not ask for it, ignore this email: nobody can sign in without the code.'),
      ),
    };
  });
};

const withdrawn: MailTemplate = async (db, { recipient, facts: { number = '', ...naming }, language }) =>
  writeToGuest(db, recipient, [language], () => {
    const event = calledByFacts(naming);
    return {
      subject: t('You have withdrawn from {event}', { event }),
      text: paragraphs(
        greeting(''),
        `${t('Your registration {number} for {event} is withdrawn, and your places are released.', { number, event })} ${t('Nothing was charged, so nothing is owed.')}`,
        t('You can register again as long as there is room.'),
      ),
    };
  });

/** How many messages are new, and the link: no word of them, and no name. Nobody, once they were read. */
const newMessages: MailTemplate = async (db, { recipient, facts: { registrationId = '' }, language }) => {
  const unread = await unreadBy(db, registrationId);
  if (!unread) return null;
  const { event: row, registration } = await registered(db, registrationId);
  const email = await writeToGuest(db, recipient, [registration.language, language], () => {
    const [event, messages] = [calledInEmails(row), counted(unread, 'new message')];
    return {
      subject: t('{messages} at {event}', { messages, event }),
      text: paragraphs(
        greeting(''),
        t(
          oneOrMany(
            unread,
            'There is {messages} at {event}, for which you are registered. Sign in to the event to read it:',
            'There are {messages} at {event}, for which you are registered. Sign in to the event to read them:',
          ),
          { messages, event },
        ),
        linkTo(mailedRoutes.eventSignIn(row.code, registration.number)),
        t('This comes at most once a day. To stop it, open this link:'),
        stopEventEmailsLink({ registrationId }),
      ),
    };
  });
  return { ...email, unsubscribe: unsubscribeLink({ registrationId }) };
};

/** The same to the host; nobody, once they were read. */
const hostMessages: MailTemplate = async (db, { facts: { eventId = '', firstName = '' }, language }) => {
  const [event] = await db.select().from(events).where(eq(events.id, eventId));
  const unread = event ? await unreadByHost(db, eventId) : 0;
  if (!event?.hostId || !unread) return null;
  const email = writeIn(language, () => {
    const [city, messages] = [t(event.cityName), counted(unread, 'new message')];
    return renderEmail({
      subject: t('{messages} at your event in {city}', { messages, city }),
      name: firstName,
      parts: [
        t(
          oneOrMany(
            unread,
            'A guest wrote {messages} at your event in {city}, which you have not read yet.',
            'Guests wrote {messages} at your event in {city}, which you have not read yet.',
          ),
          { messages, city },
        ),
        { button: t('Read the messages'), url: linkTo(eventRoutes.messagesOf(event.code)) },
        t('This comes at most once a day for each event. You can turn it off in your account, under Notifications.'),
      ],
    });
  });
  const unsubscribe = unsubscribeLink({ companyId: null, userId: event.hostId, kind: 'eventMessages' });
  return { ...email, unsubscribe };
};

const cancelled: MailTemplate = async (db, { recipient, facts: { cityName = '', startsOn = '' }, language }) =>
  writeToGuest(db, recipient, [language], () => {
    const city = t(cityName);
    return {
      subject: t('An event in {city} is cancelled', { city }),
      text: paragraphs(
        greeting(''),
        `${t('The event in {city} that begins on {day}, for which you are registered, is cancelled.', { city, day: formatDate(startsOn, '') })} ${t('There is nothing you need to do.')} ${t('Nothing was charged, so nothing is owed.')}`,
        t('If you booked a stay or a flight to go there, its own cancellation terms apply; you find them in My trips.'),
      ),
    };
  });

/** Why staff removed an event, in their words, to its host; nobody, once the account is closed. */
const removed: MailTemplate = async (db, { facts: { eventId = '', firstName = '' }, language }) => {
  const [event] = await db.select().from(events).where(eq(events.id, eventId));
  const reason = event?.removal;
  if (!reason) return null;
  return writeIn(language, () =>
    renderEmail({
      subject: t('Your event was removed'),
      name: firstName,
      parts: [
        t(
          'We have removed your event in {city}. Nobody finds it any more, and whoever is registered is told that it is cancelled. The reason:',
          { city: t(event.cityName) },
        ),
        reason,
        { button: t('See your events'), url: linkTo(eventRoutes.hosted()) },
      ],
    }),
  );
};

/** The email templates of this feature, by the name that `enqueueMail` uses. */
export const eventEmails: Record<string, MailTemplate> = {
  'event-registered': aboutRegistration(OF_REGISTRATIONS['event-registered']),
  'event-registered-before': aboutRegistration(OF_REGISTRATIONS['event-registered-before']),
  'event-changed': aboutRegistration(OF_REGISTRATIONS['event-changed']),
  'event-moved': aboutRegistration(OF_REGISTRATIONS['event-moved']),
  ...waitingEmails,
  ...sharingEmails,
  'event-code': code,
  'event-messages': newMessages,
  'event-host-messages': hostMessages,
  'event-cancelled': cancelled,
  'event-removed': removed,
  'event-withdrawn': withdrawn,
};
