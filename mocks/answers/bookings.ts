import type * as contract from '#features/bookings/contract.ts';
import type { AnswersOf } from '../answer.ts';
import { extrasAnswers } from '../flights/add-extras.ts';
import { flightBookingAnswers } from '../flights/flight-bookings.ts';
import { changeDepartureAnswers } from '../packages/change-departure.ts';
import { quotePackage } from '../packages/quote-package.ts';
import { bookingDocumentAnswers } from './booking-documents.ts';
import { calendarFeedAnswers } from './calendar-feed.ts';
import { deskBookingAnswers } from './desk-bookings.ts';
import { changeDatesAnswers } from './change-dates.ts';
import { companyBookingAnswers } from './company-bookings.ts';
import { companyFlightAnswers } from './company-flights.ts';
import { companyTripAnswers } from './company-trips.ts';
import { companyWalletAnswers } from './company-wallet.ts';
import { combinedAnswersOf } from './combined-payment.ts';
import { quoteStay } from './quote-stay.ts';
import { cancelAnswers } from './cancel-booking.ts';
import { guestLinkAnswers } from './guest-links.ts';
import { holdAnswers } from './hold-booking.ts';
import { listedBookingAnswers } from './list-bookings.ts';
import { payAnswers } from './pay-booking.ts';

/** Every answer of bookings, by the rules that the server uses. */
export const bookingAnswers: AnswersOf<typeof contract> = {
  quote: quoteStay,
  quotePackage,
  ...companyBookingAnswers,
  ...companyFlightAnswers,
  ...companyTripAnswers,
  ...companyWalletAnswers,
  ...flightBookingAnswers,
  ...bookingDocumentAnswers,
  ...extrasAnswers,
  ...changeDatesAnswers,
  ...changeDepartureAnswers,
  ...calendarFeedAnswers,
  ...guestLinkAnswers,
  ...combinedAnswersOf(() => bookingAnswers),
  ...deskBookingAnswers,
  ...holdAnswers,
  ...payAnswers,
  ...cancelAnswers,
  ...listedBookingAnswers,
};
