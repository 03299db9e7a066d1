import { type SignedInPerson, guestsOfRooms } from '../company/person-of.ts';
import type { CostFields, StayBooking, Guest, GuestDetails } from '../../contract.ts';

/** A guest as typed: no title until one is chosen. */
export type TypedGuest = Omit<Guest, 'title'> & { title: Guest['title'] | '' };

/** The lead guest of a room, and as many others as the room is booked for; those left empty are not named. */
export type TypedLead = TypedGuest & { others: TypedGuest[] };

/** Form values as typed; empty text becomes null where the contract says so. */
export type GuestFormValues = {
  guests: TypedLead[];
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

/** Initial values: what was saved, else the signed-in person for the first room, or the company's travellers, room by room. */
export function startingValues(
  booking: GuestBooking,
  rooms: number,
  person: SignedInPerson | null,
  /** How many people each room is for; left out where only lead guests are named. */
  people: readonly number[] = Array.from({ length: rooms }, () => 1),
): GuestFormValues {
  const { details } = booking;
  const empty: TypedGuest = { title: '', firstName: '', lastName: '' };
  const known = booking.company ? guestsOfRooms(booking.company, people) : [[person]];
  const guests = Array.from({ length: rooms }, (_, room) => {
    const saved = details?.guests[room];
    const [lead, ...others] = Array.from({ length: people[room] ?? 1 }, (_, at) => {
      const { firstName = '', lastName = '' } = known[room]?.[at] ?? {};
      return saved ? ((at ? saved.others?.[at - 1] : saved) ?? empty) : { ...empty, firstName, lastName };
    });
    return { ...(lead ?? empty), others };
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

/** Whether anything of a guest is filled in. */
export const isTyped = ({ title, firstName, lastName }: TypedGuest): boolean =>
  [title, firstName, lastName].some((typed) => typed.trim() !== '');

/** Whether another guest of a room is named. */
export const namesOthers = ({ others }: TypedLead): boolean => others.some(isTyped);

/** Everybody who is named, to save them to the account. */
export const everybody = ({ guests }: GuestDetails): Guest[] =>
  guests.flatMap(({ others = [], ...lead }) => [lead, ...others]);

/** Converts the form values for the wire. A title that was not chosen stays empty, which the contract refuses beside it. */
export const detailsOf = (values: GuestFormValues): GuestDetails => ({
  guests: values.guests.map(({ others, ...lead }) => {
    const named = others.filter(isTyped) as Guest[];
    return { ...(lead as Guest), ...(named.length ? { others: named } : {}) };
  }),
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
