import 'server-only';

/** The server interface of bookings for other features. Amounts are in paise. */

// use cases that pages and scripts also call
export { quoteStay } from './quote-stay.ts';
export { holdBooking } from './hold-booking.ts';
export { releaseHold } from './release-hold.ts';
export { saveGuests } from './save-guests.ts';
export { payBooking } from './pay-booking.ts';
export { payTogether } from './combined/pay-together.ts';
export { showBooking } from './show-booking.ts';
export { listBookings } from './list-bookings.ts';
export { quoteCancellation } from './quote-cancellation.ts';
export { cancelBooking } from './cancel-booking.ts';

// rooms of a block
export { bookerOf } from './checked-offer.ts';
export { openBlockStay, staysOfBlocks, type BlockStay } from './stays/block-stays.ts';

// for the cart
export { offerOf, type OfferFacts } from './choices/check-choice.ts';
export { choiceOfBooking, openChoice, openedChoices, type OpenedChoice } from './choices/open-choice.ts';

// for reviews by guests
export { staysEnded, staysEndedOf, stayToReview, type StayToReview } from './stays-to-review.ts';

// for companies
export { quoteCompanyStay } from './company/quote-company-stay.ts';
export { requestApproval } from './company/request-approval.ts';

// flights
export { cancelFlight } from './flights/cancel-flight.ts';
export { changeFlight } from './flights/change-flight.ts';
export { quoteFlight } from './flights/quote-flight.ts';
export { saveTravellers } from './flights/save-travellers.ts';

// gateway webhooks, and the return from its checkout
export { returnFromCheckout } from './return-from-checkout.ts';

// the calendar that people subscribe to (`app/calendars`)
export { calendarFeedReader } from './calendar-feed/read-feed.ts';

// background work
export { bookingEmails } from './emails/booking-emails.ts';
export { walletEmails } from './company/wallet/top-up-email.ts';
export { bookingsRetention } from './retention.ts';
export { recheckWaiting, takeOverSteps } from './recheck-waiting.ts';
export { resolveWaiting } from './resolve-waiting.ts';
export { announceCheckIn } from './announce-check-in.ts';
export { watchPayments } from './packages/watch-payments.ts';
export { remindBeforeTrips } from './remind-before-trips.ts';
export { recordProcessedRefunds } from './record-processed-refunds.ts';
export { applyScheduleChanges } from './flights/apply-schedule-changes.ts';
export { eraseDueTravelDocuments } from './erase-travel-documents.ts';

// for a person's account (features/accounts)
export { listOpenBusiness, type OpenBusiness } from './list-open-business.ts';
export { takeoutBookings } from './takeout-bookings.ts';
export { eraseBookings } from './erase-bookings.ts';

// read ports (`lib/server/ports`)
export { bookingReader } from './read-ports.ts';

// subscribers of other features' events
export { applyApprovalOutcome } from './company/apply-approval-outcome.ts';
export { withdrawForLeaver } from './company/withdraw-for-leaver.ts';
