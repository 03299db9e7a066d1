import { t } from '#lib/shared/texts.ts';

/** An event as emails and push messages name it. */
type NamedEvent = { hostId: string | null; name: string; cityName: string };

/**
 * What an email calls an event, in its language. Of a traveller's event it repeats none of the host's words: it goes to
 * addresses that nobody has proved, and would carry advertising or a lure to whomever somebody registers.
 */
export const calledInEmails = ({ hostId, name, cityName }: NamedEvent): string =>
  hostId === null ? name : eventIn(cityName);

/** What the queue of emails stores to name an event that may be gone when the email is written. */
export const namingFacts = ({ hostId, name, cityName }: NamedEvent): Record<string, string> =>
  hostId === null ? { eventName: name } : { cityName };

/** The same as `calledInEmails`, of those facts. */
export const calledByFacts = ({ eventName = '', cityName }: Record<string, string>): string =>
  cityName ? eventIn(cityName) : eventName;

/** A traveller's event without its name, in the language of the text: "an event in Mysuru". */
const eventIn = (cityName: string): string => t('an event in {city}', { city: t(cityName) });

/**
 * In every email of a traveller's event, to whom it may concern nothing.
 * @texts
 */
export const BY_A_TRAVELLER =
  'A traveller hosts this event; we have not checked it. If you did not register, ignore this email. Nobody can use the registration without it.';
