import { type SignedInPerson, guestsOfRooms } from '../company/person-of.ts';
import type { CostFields, StayBooking, Guest, GuestDetails } from '../../contract.ts';

/** A guest as typed: no title until one is chosen. */
export type TypedGuest = Omit<Guest, 'title'> & { title: Guest['title'] | '' };

/** Form values as typed; empty text becomes null where the contract says so. */
export type GuestFormValues = {
  guests: TypedGuest[];
  /** Whether to save them to the account. */
  remember: boolean;
  email: string;
  mobile: string;
  requests: string;
  business: boolean;
  gstNumber: string;
  companyName: string;
  companyAddress: string;
  pan: string;
  /** The fields a company requires. */
  fields: CostFields;
};

/** A booking that names one lead guest a room. */
type GuestBooking = Pick<StayBooking, 'details' | 'company'>;

/** Initial values: what was saved, else the signed-in person for the first room, or the company's known travellers. */
export function startingValues(booking: GuestBooking, rooms: number, person: SignedInPerson | null): GuestFormValues {
  const { details } = booking;
  const empty: TypedGuest = { title: '', firstName: '', lastName: '' };
  const known = booking.company ? guestsOfRooms(booking.company, rooms) : [person];
  const guests = Array.from({ length: rooms }, (_, room) => {
    const { firstName = '', lastName = '' } = known[room] ?? {};
    return details?.guests[room] ?? { ...empty, firstName, lastName };
  });
  return {
    guests,
    remember: false,
    email: details?.email ?? person?.email ?? '',
    mobile: details?.mobile ?? person?.mobile ?? '',
    requests: details?.requests ?? '',
    business: Boolean(details?.gst),
    gstNumber: details?.gst?.number ?? '',
    companyName: details?.gst?.companyName ?? '',
    companyAddress: details?.gst?.address ?? '',
    pan: details?.pan ?? '',
    fields: booking.company?.fields ?? { costCentre: '', project: '', purpose: '' },
  };
}

/** Converts the form values for the wire. A title that was not chosen stays empty, which the contract refuses beside it. */
export const detailsOf = (values: GuestFormValues): GuestDetails => ({
  guests: values.guests as Guest[],
  email: values.email,
  mobile: values.mobile,
  requests: values.requests,
  gst: values.business
    ? { number: values.gstNumber, companyName: values.companyName, address: values.companyAddress ?? '' }
    : null,
  pan: values.pan.trim() ? values.pan : null,
});

/** The form field for a field of the server or schema: `gst.number` → `gstNumber`. */
export const formField = (path: string): string =>
  path
    .replace(/^details\./, '')
    .replace(/^gst\.number$/, 'gstNumber')
    .replace(/^gst\.companyName$/, 'companyName')
    .replace(/^gst\.address$/, 'companyAddress');
