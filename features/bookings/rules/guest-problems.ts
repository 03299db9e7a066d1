import type { FieldErrors } from '#lib/shared/errors.ts';
import { personNameProblem } from '#lib/shared/name-fields.ts';
import type { GuestDetails } from '../contract.ts';
import { gstAddressProblem } from './gst-details.ts';

/** Requirements of a booking for its guest details, besides the form's own. */
export type GuestNeeds = {
  rooms: number;
  /** How many people each room is booked for; left out where only lead guests are named. */
  people?: readonly number[];
  requiredFields: readonly 'pan'[];
  /** Said where a required PAN is missing; by default that of a hotel. */ noPan?: string;
  /** The invoice is issued: missing details can no longer be added. */ invoiced?: boolean;
};

/** Rule 46 of the CGST Rules: an invoice to a registered buyer has name, address and GSTIN. */
const NO_ADDRESS = 'Enter the registered address of the company. It must be on the invoice.';

/** Why a package outside India asks for a PAN. */
export const NO_PAN_ABROAD =
  'Tax is collected at source on a package outside India and credited to a PAN. Enter the PAN of the person paying.';

/** Errors of the guest details by field of the call; empty when valid. */
export function guestProblems(details: GuestDetails, needs: GuestNeeds): FieldErrors {
  const problems = nameProblems(details);
  if (details.guests.length !== needs.rooms) {
    problems['details.guests'] =
      needs.rooms === 1 ? 'Name one guest, the one who checks in.' : `Name ${needs.rooms} guests, one for each room.`;
  }
  details.guests.forEach(({ others = [] }, room) => {
    const most = (needs.people?.[room] ?? 1) - 1;
    if (others.length > most)
      problems[`details.guests.${room}.others`] = most
        ? `Room ${room + 1} is for ${most + 1} guests. Name at most ${most} besides the first.`
        : 'This room has one guest. Remove the other names.';
  });
  if (details.gst && !details.gst.address && !needs.invoiced) problems['details.gst.address'] = NO_ADDRESS;
  const elsewhere = details.gst && gstAddressProblem(details.gst.number, details.gst.address);
  if (elsewhere && !needs.invoiced) problems['details.gst.address'] = elsewhere;
  if (needs.requiredFields.includes('pan') && !details.pan)
    problems['details.pan'] = needs.noPan ?? 'This hotel asks for a PAN. Enter it to go on.';
  const holder = details.gst?.number.slice(2, 12);
  if (details.pan && holder && details.pan !== holder) {
    problems['details.pan'] = `With this GST number the PAN is ${holder}. Correct one of the two.`;
  }
  return problems;
}

function nameProblems({ guests }: GuestDetails): FieldErrors {
  const problems: FieldErrors = {};
  guests.forEach(({ others = [], ...lead }, room) => {
    [lead, ...others].forEach((guest, at) => {
      const field = at ? `details.guests.${room}.others.${at - 1}` : `details.guests.${room}`;
      for (const part of ['firstName', 'lastName'] as const) {
        const problem = personNameProblem(guest[part]);
        if (problem) problems[`${field}.${part}`] = problem;
      }
    });
  });
  return problems;
}

/** After payment the invoice is issued: names, contact and requests may change, tax numbers may not. */
export function lockedAfterPayment(before: GuestDetails | null, after: GuestDetails): FieldErrors {
  const problems: FieldErrors = {};
  const gst = (details: GuestDetails | null) => details?.gst?.number ?? null;
  const company = (details: GuestDetails | null) => details?.gst?.companyName ?? null;
  if (gst(before) !== gst(after))
    problems['details.gst.number'] = 'The invoice is already issued, so the GST number stays as it is.';
  if (company(before) !== company(after))
    problems['details.gst.companyName'] = 'The invoice is already issued, so the company stays as it is.';
  if (company(before) !== null && (before?.gst?.address ?? '') !== (after.gst?.address ?? ''))
    problems['details.gst.address'] = 'The invoice is already issued, so the address stays as it is.';
  if ((before?.pan ?? null) !== after.pan)
    problems['details.pan'] = 'The booking is made already, so the PAN stays as it is.';
  return problems;
}
