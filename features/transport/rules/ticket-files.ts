import { counted } from '#lib/shared/word-lists.ts';
import { blockedSentence, type TransportState } from './states.ts';

/** Most ticket files of a request, and the largest one in bytes. */
export const MOST_TICKET_FILES = 5;
export const MOST_TICKET_BYTES = 4_000_000;
/** Most bytes of ticket files in one email: mail servers refuse 10 MB, and an invoice and a calendar go with them. */
const MOST_ATTACHED_BYTES = 5_000_000;
/** How long the email about a ticket file waits for others that are added after it. */
export const TICKET_EMAIL_WAITS_MS = 3 * 60_000;
/** What a file field offers to choose. */
export const TICKET_FILE_TYPES = 'application/pdf,image/jpeg,image/png,image/webp';

/** Ticket files belong to what is being booked, or is booked. */
const TICKET_STATES: readonly TransportState[] = ['booking', 'confirmed'];

/** Whether staff may add a ticket file to a request that has so many, and why not. */
export function addingTickets(state: TransportState, files: number): { open: boolean; why: string | null } {
  const why = !TICKET_STATES.includes(state)
    ? blockedSentence(state)
    : files >= MOST_TICKET_FILES
      ? `A request has at most ${counted(MOST_TICKET_FILES, 'file')}. Remove one first.`
      : null;
  return { open: why === null, why };
}

/**
 * Those who asked and travel get the files with the confirmation, which gives the ticket's number, and keep them after a
 * cancellation.
 */
export const ticketsShown = ({ ticketNumber }: { ticketNumber: string | null }): boolean => ticketNumber !== null;

/**
 * Which ticket files an email carries: the newest first, until they are too large for it together; `left` are those that are
 * downloaded from the booking. Both keep the order of `files`, the oldest first.
 */
export function ticketsToAttach<File extends { bytes: number }>(
  files: readonly File[],
): { attached: File[]; left: File[] } {
  let room = MOST_ATTACHED_BYTES;
  const fitting = new Set<File>();
  for (const file of files.toReversed()) {
    if (file.bytes > room) continue;
    room -= file.bytes;
    fitting.add(file);
  }
  return { attached: files.filter((file) => fitting.has(file)), left: files.filter((file) => !fitting.has(file)) };
}
