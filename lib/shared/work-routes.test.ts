import { expect, it } from 'vitest';
import { TRAVEL_CATEGORY_CODES } from './travel-modes.ts';
import { workRoutes } from './work-routes.ts';

it.each([
  [TRAVEL_CATEGORY_CODES.hotel, 'hotels/approvalStatus'],
  [TRAVEL_CATEGORY_CODES.flight, 'flights/flightApproval'],
  [TRAVEL_CATEGORY_CODES.car, 'carbustrain/commonApproval'],
  [TRAVEL_CATEGORY_CODES.bus, 'carbustrain/commonApproval'],
  [TRAVEL_CATEGORY_CODES.train, 'carbustrain/commonApproval'],
  [0, 'hotels/approvalStatus'],
  [6, 'hotels/approvalStatus'],
])('[2.3] the approval status of category %i is at %s', (category, page) => {
  expect(workRoutes.approvalStatus(category, { companyId: 'cmp_1', bookingId: 'bkg_1' })).toBe(
    `/corporate/auth/booking/${page}?companyId=cmp_1&bookingId=bkg_1`,
  );
});
