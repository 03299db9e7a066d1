import type { SavedTraveller } from '#features/travellers/contract.ts';
import type { FrequentFlyer } from '#lib/shared/frequent-flyer.ts';
import type { PassengerType } from '#lib/shared/passenger-types.ts';
import type { CompanyView, CostFields, FlightBooking, FlightDetails } from '../../../contract.ts';
import { programmesOf } from '../../../rules/programmes-of.ts';
import { placesOf } from '../parts/flight-text.ts';

export type TravellerValues = {
  /** Empty until one is chosen. */ title: FlightDetails['passengers'][number]['title'] | '';
  firstName: string;
  lastName: string;
  born: string;
  passportNumber: string;
  passportExpires: string;
  nationality: string;
  /** Frequent-flyer numbers by the airline's IATA code. */
  frequentFlyer: Record<string, string>;
  /** Preferences of the saved traveller; empty for none. They stay in the form. */
  meal: string;
  seat: string;
  /** Whether the preferred meal was proposed already: it is chosen once, and then left to the person. */
  proposed: boolean;
};

/** Form values as typed; empty text becomes null where the contract says so. */
export type TravellersValues = {
  passengers: TravellerValues[];
  /** Whether to save them to the account. */ remember: boolean;
  email: string;
  mobile: string;
  business: boolean;
  gstNumber: string;
  companyName: string;
  companyAddress: string;
  pan: string;
  /** The fields a company requires. */ fields: CostFields;
};

type Person = { firstName: string; lastName: string; email: string; mobile: string };
export type TravellerForm = Pick<FlightBooking, 'requiredFields' | 'party' | 'bounds' | 'now'>;

const INDIA = '356';

/**
 * Whether a passenger's birth date is required: always for children and infants, for everybody on international
 * journeys.
 */
export const asksBorn = ({ requiredFields }: Pick<TravellerForm, 'requiredFields'>, type: PassengerType): boolean =>
  requiredFields.includes('born') && (type !== 'ADT' || requiredFields.includes('passport'));

/** The company's travellers in the order of the booking; guests come last and are named here. */
const namesOfTravellers = ({ travellers }: CompanyView) =>
  travellers.flatMap(({ userId, name }) => {
    const [firstName = '', ...rest] = name.split(' ');
    return userId === null ? [] : [{ firstName, lastName: rest.join(' ') }];
  });

/** Initial values: what was saved, else the signed-in person as first adult, or the company's known travellers. */
export function startingTravellers(booking: FlightBooking, person: Person | null): TravellersValues {
  const { details, company } = booking;
  const known = company ? namesOfTravellers(company) : person ? [person] : [];
  const passengers = placesOf(booking.party).map((_, at): TravellerValues => {
    const saved = details?.passengers[at];
    const own = known[at] ?? { firstName: '', lastName: '' };
    return {
      title: saved?.title ?? '',
      firstName: saved?.firstName ?? own.firstName,
      lastName: saved?.lastName ?? own.lastName,
      born: saved?.born ?? '',
      passportNumber: saved?.passport?.number ?? '',
      passportExpires: saved?.passport?.expires ?? '',
      nationality: saved?.passport?.nationality ?? INDIA,
      frequentFlyer: byAirline(saved?.frequentFlyer ?? []),
      meal: '',
      seat: '',
      proposed: false,
    };
  });
  return {
    passengers,
    remember: false,
    email: details?.email ?? person?.email ?? '',
    mobile: details?.mobile ?? person?.mobile ?? '',
    business: Boolean(details?.gst),
    gstNumber: details?.gst?.number ?? '',
    companyName: details?.gst?.companyName ?? '',
    companyAddress: details?.gst?.address ?? '',
    pan: details?.pan ?? '',
    fields: company?.fields ?? { costCentre: '', project: '', purpose: '' },
  };
}

const byAirline = (numbers: readonly FrequentFlyer[]): Record<string, string> =>
  Object.fromEntries(numbers.map(({ airline, number }) => [airline, number]));

/** Converts the form values for the wire. */
export function flightDetailsOf(values: TravellersValues, booking: TravellerForm): FlightDetails {
  const places = placesOf(booking.party);
  const airlines = programmesOf(booking);
  return {
    passengers: values.passengers.map(
      ({ title, firstName, lastName, born, passportNumber, passportExpires, nationality, frequentFlyer }, at) => {
        const { type } = places[at]!;
        const numbers = airlines.flatMap(({ code }) => {
          const number = frequentFlyer[code]?.trim();
          return number && type !== 'INF' ? [{ airline: code, number }] : [];
        });
        return {
          type,
          title: title as FlightDetails['passengers'][number]['title'], // an empty one is refused beside its field
          firstName,
          lastName,
          born: asksBorn(booking, type) && born ? born : null,
          passport: booking.requiredFields.includes('passport')
            ? { number: passportNumber, expires: passportExpires, nationality }
            : null,
          ...(numbers.length ? { frequentFlyer: numbers } : {}),
        };
      },
    ),
    email: values.email,
    mobile: values.mobile,
    gst: values.business
      ? { number: values.gstNumber, companyName: values.companyName, address: values.companyAddress }
      : null,
    pan: booking.requiredFields.includes('pan') && values.pan.trim() ? values.pan : null,
  };
}

/** One passenger's values filled from a saved traveller; unsaved fields stay, preferences are the traveller's. */
export const filledIn = (
  typed: TravellerValues,
  { title, firstName, lastName, born, passport, meal, seat, frequentFlyer }: SavedTraveller,
): TravellerValues => ({
  title: title ?? typed.title,
  firstName,
  lastName,
  born: born ?? typed.born,
  passportNumber: passport?.number ?? typed.passportNumber,
  passportExpires: passport?.expires ?? typed.passportExpires,
  nationality: passport?.nationality ?? typed.nationality,
  frequentFlyer: { ...typed.frequentFlyer, ...byAirline(frequentFlyer) },
  meal: meal ?? '',
  seat: seat ?? '',
  proposed: false,
});

/**
 * The form field for a field of the server or schema: `details.passengers.0.passport.number` →
 * `passengers.0.passportNumber`.
 */
export const travellerField = (path: string): string =>
  path
    .replace(/^details\./, '')
    .replace('passport.number', 'passportNumber')
    .replace('passport.expires', 'passportExpires')
    .replace('passport.nationality', 'nationality')
    .replace(/\.passport$/, '.passportNumber')
    .replace(/^gst\.number$/, 'gstNumber')
    .replace(/^gst\.companyName$/, 'companyName')
    .replace(/^gst\.address$/, 'companyAddress');
