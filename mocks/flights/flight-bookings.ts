import { flightCancelAnswers } from './cancel-flight.ts';
import { flightChangeAnswers } from './change-date-of-flight.ts';
import { flightQuoteAnswers } from './quote-flight.ts';

/** Booked flights, from quote to change. */
export const flightBookingAnswers = { ...flightQuoteAnswers, ...flightCancelAnswers, ...flightChangeAnswers };
