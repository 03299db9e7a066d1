import type { CostFields, StayBooking, Guest, GuestDetails } from '../../contract.ts';

/** Form values as typed; empty text becomes null where the contract says so. */
export type GuestFormValues = {
  guests: Guest[];
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

export type SignedInPerson = { firstName: string; lastName: string; email: string; mobile: string };

/** Initial values: what was saved, else the signed-in person for the first room. */
export function startingValues(booking: StayBooking, person: SignedInPerson | null): GuestFormValues {
  const { details } = booking;
  const empty: Guest = { title: 'Ms', firstName: '', lastName: '' };
  const guests = booking.stay.rooms.map(
    (_, room) =>
      details?.guests[room] ??
      (room === 0 && person ? { ...empty, firstName: person.firstName, lastName: person.lastName } : empty),
  );
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

/** Converts the form values for the wire. */
export const detailsOf = (values: GuestFormValues): GuestDetails => ({
  guests: values.guests,
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
