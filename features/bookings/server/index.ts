import 'server-only';

/** The only door to bookings. Amounts are paise. */

// use cases of the routes
export { quoteStay } from './quote-stay.ts';
export { holdBooking } from './hold-booking.ts';
export { releaseHold } from './release-hold.ts';
export { saveGuests } from './save-guests.ts';
export { payBooking } from './pay-booking.ts';
export { showBooking } from './show-booking.ts';
export { listBookings } from './list-bookings.ts';
export { quoteCancellation } from './quote-cancellation.ts';
export { cancelBooking } from './cancel-booking.ts';

// for a company
export { searchCompanyStays } from './company/search-company-stays.ts';
export { listCompanyRooms } from './company/list-company-rooms.ts';
export { listTravellers } from './company/list-travellers.ts';
export { quoteCompanyStay } from './company/quote-company-stay.ts';
export { searchCompanyFlights } from './company/search-company-flights.ts';
export { quoteCompanyFlight } from './company/quote-company-flight.ts';
export { readCompanySpend } from './company/company-spend.ts';
export { readCompanyMoney } from './company/company-money.ts';
export { listCompanyTrips } from './company/list-company-trips.ts';
export { previewApproval } from './company/preview-approval.ts';
export { requestApproval } from './company/request-approval.ts';
export { listAlternatives } from './company/list-alternatives.ts';
export { decideApproval } from './company/decide-approval.ts';
export { askAgain } from './company/ask-again.ts';
export { deactivateEmployee } from './company/deactivate-employee.ts';

// flights
export { acceptSchedule } from './flights/accept-schedule.ts';
export { cancelFlight } from './flights/cancel-flight.ts';
export { changeFlight } from './flights/change-flight.ts';
export { quoteFlight } from './flights/quote-flight.ts';
export { quoteFlightCancellation } from './flights/quote-flight-cancellation.ts';
export { quoteFlightChange } from './flights/quote-flight-change.ts';
export { saveExtras } from './flights/save-extras.ts';
export { saveTravellers } from './flights/save-travellers.ts';

// papers of a booking (operations of features/documents)
export { getTicket } from './get-ticket.ts';
export { getVoucher } from './get-voucher.ts';
export { getInvoice } from './get-invoice.ts';
export { getCreditNote } from './get-credit-note.ts';
export { getCalendar } from './get-calendar.ts';

// news from the gateway, and the browser back from its checkout
export { receivePaymentWebhook } from './receive-payment-webhook.ts';
export { returnFromCheckout } from './return-from-checkout.ts';

// background work
export { bookingEmails } from './emails/booking-emails.ts';
export { bookingsRetention } from './retention.ts';
export { recheckWaiting, takeOverSteps } from './recheck-waiting.ts';
export { resolveWaiting } from './resolve-waiting.ts';
export { watchApprovals } from './company/watch-approvals.ts';
export { recordProcessedRefunds } from './record-processed-refunds.ts';
export { eraseDueTravelDocuments } from './erase-travel-documents.ts';

// what a person's account is made of (features/accounts)
export { listOpenBusiness, type OpenBusiness } from './list-open-business.ts';
export { takeoutBookings } from './takeout-bookings.ts';
export { eraseBookings } from './erase-bookings.ts';
