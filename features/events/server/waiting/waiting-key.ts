import 'server-only';
import { idOfSigned, signedId } from '#lib/server/signed-id.ts';

const PURPOSE = 'event-waiting';

/** The key of a place in a waiting list, for the link of its emails: the same in each, opens the place alone, ends with it. */
export const waitingKey = (id: string): string => signedId(PURPOSE, id);

/** The place that a key is of; null for one that was not made here. */
export const waitingIdOf = (key: string): string | null => idOfSigned(PURPOSE, key);
