import { describe, expect, it } from 'vitest';
import { TRANSPORT_STATES } from './states.ts';
import { addingTickets, MOST_TICKET_FILES, ticketsShown } from './ticket-files.ts';

describe('ticket files', () => {
  it('[3.15] are added while a request is booked or confirmed, up to a limit', () => {
    expect(TRANSPORT_STATES.filter((state) => addingTickets(state, 0).open)).toEqual(['booking', 'confirmed']);
    expect(addingTickets('confirmed', MOST_TICKET_FILES)).toEqual({
      open: false,
      why: 'A request has at most 5 files. Remove one first.',
    });
    expect(addingTickets('waiting', 0).why).toEqual(expect.any(String));
  });

  it('[3.15] reach those who travel with the confirmation, never before it', () => {
    expect([ticketsShown({ ticketNumber: null }), ticketsShown({ ticketNumber: 'KL-1' })]).toEqual([false, true]);
  });
});
