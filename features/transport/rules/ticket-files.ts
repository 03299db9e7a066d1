import { counted } from '#lib/shared/word-lists.ts';
import { blockedSentence, type TransportState } from './states.ts';

/** Most ticket files of a request, and the largest one in bytes. */
export const MOST_TICKET_FILES = 5;
export const MOST_TICKET_BYTES = 4_000_000;
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
