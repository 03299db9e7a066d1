import type { BookingView } from '../../contract.ts';
import type { TogetherPayment } from '../../client/pay-together.ts';
import type { SignedInPerson } from '../company/person-of.ts';
import { placesOf } from '../flights/parts/flight-text.ts';
import {
  flightDetailsOf,
  travellerField,
  type TravellersValues,
  type TravellerValues,
} from '../flights/review/traveller-values.ts';
import { firstChoice, placesIn, type OneList } from './who-travels.ts';

/** The form of several bookings: one list of travellers, one contact, and who of the list takes which place. */
export type TogetherValues = TravellersValues & {
  requests: string;
  /** For each booking, positions in the list. */
  parts: { travellers: number[] }[];
};

/** Initial values: the signed-in person is the first traveller and the contact. */
export function startTogether(
  bookings: readonly BookingView[],
  list: OneList,
  person: SignedInPerson | null,
): TogetherValues {
  return {
    passengers: placesOf(list.party).map((_, at): TravellerValues => ({
      title: '',
      firstName: (at === 0 && person?.firstName) || '',
      lastName: (at === 0 && person?.lastName) || '',
      born: '',
      passportNumber: '',
      passportExpires: '',
      nationality: '356',
      frequentFlyer: {},
      meal: '',
      seat: '',
      proposed: false,
    })),
    remember: false,
    email: person?.email ?? '',
    mobile: person?.mobile ?? '',
    requests: '',
    business: false,
    gstNumber: '',
    companyName: '',
    companyAddress: '',
    pan: '',
    fields: { costCentre: '', project: '', purpose: '' },
    parts: bookings.map((booking) => ({ travellers: firstChoice(placesIn(booking, list)) })),
  };
}

/** The form as the operation takes it. */
export function peopleOf(
  values: TogetherValues,
  bookings: readonly BookingView[],
  list: OneList,
): TogetherPayment['people'] {
  const { passengers, ...contact } = flightDetailsOf(values, { ...list, now: '' });
  return {
    travellers: passengers.map((one) => ({ ...one, passport: one.passport?.number ? one.passport : null })),
    ...contact,
    pan: values.pan.trim() ? values.pan : null,
    requests: values.requests,
    parts: bookings.map(({ _id }, at) => ({ bookingId: _id, travellers: values.parts[at]?.travellers ?? [] })),
  };
}

/** The form field for a field of the operation: `travellers.0.passport.number` → `passengers.0.passportNumber`. */
export const togetherField = (path: string): string =>
  travellerField(path.replace(/^travellers\./, 'details.passengers.').replace(/^(gst|pan|email|mobile)/, 'details.$1'));
