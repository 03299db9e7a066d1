import type { CostFields, StayBooking, Guest, GuestDetails } from '../../contract.ts';

/** The form as it is typed; empty words become null where the wire says so. */
export type GuestFormValues = {
  guests: Guest[];
  /** Whether they are saved for the next booking. */
  remember: boolean;
  email: string;
  mobile: string;
  requests: string;
  business: boolean;
  gstNumber: string;
  companyName: string;
  companyAddress: string;
  pan: string;
  /** What a company asks for at each booking. */
  fields: CostFields;
};

export type SignedInPerson = { firstName: string; lastName: string; email: string; mobile: string };

/** What the form starts with: what was saved, else the signed-in person for the first room. */
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

/** The wire's form of what was typed. */
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

/** The form's field for a field the server or the schema names: `gst.number` → `gstNumber`. */
export const formField = (path: string): string =>
  path
    .replace(/^details\./, '')
    .replace(/^gst\.number$/, 'gstNumber')
    .replace(/^gst\.companyName$/, 'companyName')
    .replace(/^gst\.address$/, 'companyAddress');
