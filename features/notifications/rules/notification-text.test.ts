import { expect, it } from 'vitest';
import { notificationDetail, notificationHref, notificationSentence } from './notification-text.ts';

const TODAY = '2026-12-01';
const told = {
  approvalStatus: 'pending',
  title: 'The Malabar House',
  by: 'Om Prakash',
  travelCategory: 1,
  from: '2026-12-04',
};

it.each([
  [{ kind: 'asked' }, 'Om Prakash asks you to approve The Malabar House'],
  [{ kind: 'asked', approvalStatus: 'approved' }, 'Om Prakash asked you to approve The Malabar House'],
  [{ kind: 'question' }, 'Om Prakash has a question about The Malabar House'],
  [{ kind: 'reply' }, 'Om Prakash answered a question about The Malabar House'],
  [{ kind: 'ended', approvalStatus: 'approved' }, 'Your request for The Malabar House was approved'],
  [{ kind: 'ended', approvalStatus: 'rejected' }, 'Your request for The Malabar House ended without a decision'],
  [{ kind: 'reminder' }, 'Your stay at The Malabar House begins on Fri 4 Dec'],
  [
    { kind: 'reminder', title: 'Delhi to Kochi', travelCategory: 2 },
    'Your flight, Delhi to Kochi, leaves on Fri 4 Dec',
  ],
  [{ kind: 'checkIn', title: '6E 2043', travelCategory: 2 }, 'Web check-in is open for 6E 2043'],
  [{ kind: 'newTimes', title: 'Delhi – Kochi', travelCategory: 2 }, 'The airline changed the times of Delhi – Kochi'],
] as const)('[3.12] %o reads %s', (over, sentence) => {
  expect(notificationSentence({ ...told, ...over }, TODAY)).toBe(sentence);
});

it('[3.12] names place, days and, of a trip, who booked it for the reader', () => {
  const trip = { place: 'Kochi', from: '2026-12-04', to: '2026-12-06', by: 'Om Prakash' };
  expect(notificationDetail({ ...trip, list: 'tripReminders' }, TODAY)).toBe('Kochi · 4–6 Dec · booked by Om Prakash');
  expect(notificationDetail({ ...trip, list: 'approvals' }, TODAY)).toBe('Kochi · 4–6 Dec');
});

it.each([
  ['approvals', 1, true, '/corporate/auth/booking/approval?bookingId=b'],
  ['travelRequests', 2, true, '/corporate/auth/booking/flights/flightApproval?companyId=c&bookingId=b'],
  ['tripReminders', 1, true, '/corporate/auth/booking/hotels/confirmation?bookingId=b'],
  ['tripReminders', 1, false, null],
] as const)('[3.12] of %s, category %i, opens %s: %s', (list, travelCategory, opens, href) => {
  expect(notificationHref({ list, bookingId: 'b', travelCategory, opens }, 'c')).toBe(href);
});
