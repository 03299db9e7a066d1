import { describe, expect, it } from 'vitest';
import { missingDocument, type DocumentKind } from './missing-document.ts';
import { BOOKING_STATES, type BookingState } from './states.ts';

const DOCUMENTS: DocumentKind[] = ['voucher', 'invoice', 'credit note', 'calendar file', 'wallet pass'];
const there = (state: BookingState, refund: number | null = null) =>
  DOCUMENTS.filter((document) => missingDocument(document, { state, hotel: 'Kettuvallam House', refund }) === null);

it('[7.20] a flight has a ticket where a stay has a voucher', () => {
  const flight = { category: 'flight' as const, state: 'confirmed' as const, hotel: 'Air India', refund: null };
  expect(
    (['ticket', 'invoice', 'calendar file'] as const).map((document) => missingDocument(document, flight)),
  ).toEqual([null, null, null]);
  expect(missingDocument('voucher', flight)).toBe('A flight has no voucher. Its document is the e-ticket.');
  expect(missingDocument('ticket', { ...flight, category: 'hotel' })).toBe(
    'A stay has no ticket. Its document is the voucher.',
  );
  expect(missingDocument('wallet pass', flight)).toBeNull();
  expect(missingDocument('wallet pass', { ...flight, category: 'package' })).toBe(
    'A package has no wallet pass. Its document is the voucher.',
  );
  expect(missingDocument('ticket', { ...flight, state: 'unknown' })).toContain('as soon as the airline confirms');
  expect(missingDocument('ticket', { ...flight, state: 'cancelled' })).toContain('This trip was cancelled');
});

describe('which documents a booking has', () => {
  it.each<[BookingState, number | null, DocumentKind[]]>([
    ['confirmed', null, ['voucher', 'invoice', 'calendar file', 'wallet pass']],
    ['amending', null, ['voucher', 'invoice', 'calendar file', 'wallet pass']],
    ['paying_change', null, ['voucher', 'invoice', 'calendar file', 'wallet pass']],
    ['cancelling', 743_400, ['invoice']],
    ['cancelled', 743_400, ['invoice', 'credit note']],
    ['cancelled', 0, ['invoice']],
  ])('[7.20] %s, refund %s', (state, refund, documents) => {
    expect(there(state, refund)).toEqual(documents);
  });

  it.each(
    BOOKING_STATES.filter(
      (state) => !['confirmed', 'paying_change', 'amending', 'cancelling', 'cancelled'].includes(state),
    ),
  )('[7.20] %s has none, and says why and whether to wait', (state) => {
    expect(there(state)).toEqual([]);
    const over = ['declined', 'expired', 'failed'].includes(state);
    for (const document of DOCUMENTS) {
      const reason = missingDocument(document, { state, hotel: 'Kettuvallam House', refund: null });
      expect(reason).toContain(`no ${document}`);
      expect(reason).toContain(over ? 'never confirmed' : 'as soon as the hotel confirms');
    }
  });
});
