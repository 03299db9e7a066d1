import { counted } from '#lib/shared/word-lists.ts';
import type { EventTimes } from './what-is-open.ts';

/** Largest file that is sent, in bytes. The page makes larger ones smaller before it sends them. */
export const MOST_PHOTOGRAPH_BYTES = 5_000_000;
/** The smallest photograph, in pixels: smaller ones show nothing on a large screen. */
export const LEAST_PHOTOGRAPH = { width: 200, height: 200 } as const;
/** Longest description, in characters. */
export const LONGEST_ALT = 200;
/** Photographs of all guests and the host of an event. */
export const MOST_EVENT_PHOTOGRAPHS = 200;
/** Photographs of one guest at one event. */
export const MOST_GUEST_PHOTOGRAPHS = 50;
/** Bytes of the files of all photographs of an event, as they are stored. */
export const MOST_EVENT_BYTES = 150_000_000;
/** Uploads of one person in an hour. */
export const UPLOADS_AN_HOUR = 40;
/** Albums of an event, beside the one that every event has. */
export const MOST_ALBUMS = 8;
/** Longest name of an album, in characters. */
export const LONGEST_ALBUM = 40;
/** Photographs are taken until so many days after an event. */
export const UPLOAD_DAYS = 30;
/** Reported photographs of an event that the desk reads at once. */
export const REPORTED_PHOTOGRAPHS_SHOWN = 20;
/** An upload may take so long: over a slow network, and until it is decoded. */
export const UPLOAD_TIMEOUT_MS = 120_000;
/**
 * The name of the album that every event has.
 * @texts
 */
export const OWN_ALBUM = 'Photographs';

/** Why no photograph can be added to an event any more; null while they can. */
export function addingClosed(
  { endsAt, cancelledAt, removedAt }: EventTimes & { removedAt?: Date | null },
  now: Date,
): string | null {
  if (removedAt ?? cancelledAt) return 'This event is cancelled, so nobody can add photographs any more.';
  const until = endsAt.getTime() + UPLOAD_DAYS * 86_400_000;
  return now.getTime() >= until
    ? `This event was over ${counted(UPLOAD_DAYS, 'day')} ago, so nobody can add photographs any more.`
    : null;
}

/** What an uploader and an event hold already, in photographs and bytes. */
export type Held = { own: number; event: number; bytes: number };

/** Why an event takes no other photograph of this size (0 before it is known) from an uploader; null when it does. */
export function galleryFull({ own, event, bytes }: Held, adding: number, isGuest: boolean): string | null {
  if (isGuest && own >= MOST_GUEST_PHOTOGRAPHS)
    return `You have added ${counted(MOST_GUEST_PHOTOGRAPHS, 'photograph')}. Delete one of yours before you add another.`;
  return event >= MOST_EVENT_PHOTOGRAPHS || bytes + adding > MOST_EVENT_BYTES
    ? 'This gallery is full. Nobody can add photographs until some are deleted.'
    : null;
}
