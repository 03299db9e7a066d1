import 'server-only';
import { randomBytes } from 'node:crypto';

/**
 * Channel of PostgreSQL that tells what staff read at the desk changed: a list (`DeskList`), or one of it, as
 * `transport trq_1`, `booking bkg_1`, `company cmp_1`. Sent by triggers (migration 0086), in the transaction of the change.
 */
export const DESK_CHANGED = 'desk_changed';

/** The lists of the desk that have live updates. */
export type DeskList = 'transport' | 'bookings' | 'companies' | 'enquiries' | 'reviews' | 'events';

/** What the desk shows by itself. */
export type DeskItem = 'transport' | 'booking' | 'company';

/** The topic of live updates for a list, or for one of it. */
export const deskTopic = (of: DeskList): string => `desk ${of}`;
export const deskItemTopic = (of: DeskItem, id: string): string => `desk ${of} ${id}`;

/**
 * Marks of the desk's topics in this process: a number that rises with each change of the desk. Who returns from another
 * process, or after a change of something else, reads once more than needed; nothing is missed.
 */
export function deskMarks() {
  const run = randomBytes(16).toString('base64url');
  let changes = 0;
  return {
    isDesk: (topic: string): boolean => topic.startsWith('desk '),
    mark: (): string => `${run}-${changes}`,
    /** A payload of the channel came: returns its topic. */
    changed: (payload: string): string => {
      changes += 1;
      return `desk ${payload}`;
    },
    /** Changes may have been missed. */
    missed: (): void => void (changes += 1),
  };
}
