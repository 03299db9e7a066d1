import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRANSPORT_STATES } from './states.ts';
import { addingTickets, MOST_TICKET_BYTES, MOST_TICKET_FILES, ticketsShown, ticketsToAttach } from './ticket-files.ts';

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

  it('[3.15] go with an email up to 5 MB, the newest always, each either attached or named as left', () => {
    const some = fc.array(fc.record({ bytes: fc.integer({ min: 1, max: MOST_TICKET_BYTES }) }), {
      maxLength: MOST_TICKET_FILES,
    });
    fc.assert(
      fc.property(some, (files) => {
        const { attached, left } = ticketsToAttach(files);
        expect(attached.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(5_000_000);
        expect(attached.at(-1)).toBe(files.at(-1));
        expect(files.filter((file) => attached.includes(file) !== left.includes(file))).toEqual(files);
      }),
    );
  });
});
