import 'server-only';

/** What other features may use of bookings. Amounts are paise. */

// use cases that pages and scripts call too
export { quoteStay } from './quote-stay.ts';
export { holdBooking } from './hold-booking.ts';
export { releaseHold } from './release-hold.ts';
export { saveGuests } from './save-guests.ts';
export { payBooking } from './pay-booking.ts';
export { showBooking } from './show-booking.ts';
export { cancelBooking } from './cancel-booking.ts';

// for a company
export { quoteCompanyStay } from './company/quote-company-stay.ts';
export { requestApproval } from './company/request-approval.ts';

// flights
export { cancelFlight } from './flights/cancel-flight.ts';
export { changeFlight } from './flights/change-flight.ts';
export { quoteFlight } from './flights/quote-flight.ts';
export { saveTravellers } from './flights/save-travellers.ts';

// papers of a booking (operations of features/documents)

// news from the gateway, and the browser back from its checkout
export { returnFromCheckout } from './return-from-checkout.ts';

// background work
export { bookingEmails } from './emails/booking-emails.ts';
export { bookingsRetention } from './retention.ts';
export { recheckWaiting, takeOverSteps } from './recheck-waiting.ts';
export { resolveWaiting } from './resolve-waiting.ts';
export { recordProcessedRefunds } from './record-processed-refunds.ts';
export { eraseDueTravelDocuments } from './erase-travel-documents.ts';

// what a person's account is made of (features/accounts)
export { listOpenBusiness, type OpenBusiness } from './list-open-business.ts';
export { takeoutBookings } from './takeout-bookings.ts';
export { eraseBookings } from './erase-bookings.ts';

// what other features read through ports (`lib/server/ports`)
export { bookingReader } from './read-ports.ts';

// what acts on events of other features
export { applyApprovalOutcome } from './company/apply-approval-outcome.ts';
export { takeBackOfLeaver } from './company/take-back-of-leaver.ts';
