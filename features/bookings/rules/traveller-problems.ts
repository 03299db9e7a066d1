import type { IsoDate } from '#lib/shared/dates.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { GUEST_TITLES, titlesFor } from '#lib/shared/guest-titles.ts';
import { birthProblem, nameProblem, passengersOf, ticketName, TYPE_LABELS } from '#lib/shared/passengers.ts';
import { describeParty, type Party } from '#lib/shared/trip-shape.ts';
import type { FlightDetails, PassengerDetails } from '../contract.ts';
import { gstAddressProblem } from './gst-details.ts';

/** For a frequent-flyer number of an airline that the trip does not have. */
export const NOT_BOOKED = 'Enter frequent-flyer numbers of the airlines you book. Remove this one.';

/**
 * Requirements of a booking for its passengers, besides the form's own. `travel`: local dates of the flights, in order.
 */
export type TravellerNeeds = {
  party: Party;
  requiredFields: readonly ('passport' | 'pan' | 'born')[];
  travel: readonly IsoDate[];
  /** IATA codes of the airlines that are booked. */
  airlines: readonly string[];
  today: IsoDate;
};

/** Errors of passengers and contact by field of the call; empty when valid. */
export function travellerProblems(details: FlightDetails, needs: TravellerNeeds): FieldErrors {
  const problems: FieldErrors = {};
  const { passengers, gst, pan } = details;
  const types = passengersOf(needs.party);
  if (passengers.length !== types.length)
    problems['details.passengers'] =
      `This booking is for ${describeParty(needs.party)}: name ${types.length === 1 ? 'one passenger' : `${types.length} passengers`}.`;
  passengers.forEach((passenger, at) => {
    const type = types[at];
    if (type && passenger.type !== type)
      problems[`details.passengers.${at}.type`] =
        `Passenger ${at + 1} is booked as ${type === 'CHD' ? 'a' : 'an'} ${TYPE_LABELS[type]}. Name adults first, then children, then infants.`;
    passenger.frequentFlyer?.forEach(({ airline }, number) => {
      if (!needs.airlines.includes(airline))
        problems[`details.passengers.${at}.frequentFlyer.${number}.airline`] = NOT_BOOKED;
    });
    for (const [field, problem] of Object.entries(problemsOfPassenger(passenger, needs)))
      problems[`details.passengers.${at}.${field}`] = problem;
  });
  const twins = new Map<string, number>();
  passengers.forEach(({ firstName, lastName, born }, at) => {
    const printed = `${ticketName(lastName)}/${ticketName(firstName)} ${born}`;
    if (twins.has(printed))
      problems[`details.passengers.${at}.firstName`] ??=
        'Two passengers have this name. Airlines refuse a second ticket of the same name: check both.';
    twins.set(printed, at);
  });
  if (gst && !gst.address)
    problems['details.gst.address'] = 'Enter the registered address of the company. It must be on the invoice.';
  const elsewhere = gst && gstAddressProblem(gst.number, gst.address);
  if (elsewhere) problems['details.gst.address'] = elsewhere;
  if (needs.requiredFields.includes('pan') && !pan)
    problems['details.pan'] = 'A trip out of India asks for the payer’s PAN. Enter it to go on.';
  const holder = gst?.number.slice(2, 12);
  if (pan && holder && pan !== holder)
    problems['details.pan'] = `With this GST number the PAN is ${holder}. Correct one of the two.`;
  return problems;
}

/** Errors of frequent-flyer numbers of airlines that are not booked, by field of a guest's answer. */
export const notBookedNumbers = (
  { frequentFlyer = [] }: Pick<PassengerDetails, 'frequentFlyer'>,
  programmes: readonly { code: string }[],
): FieldErrors =>
  Object.fromEntries(
    frequentFlyer.flatMap(({ airline }, at) =>
      programmes.some(({ code }) => code === airline) ? [] : [[`guest.frequentFlyer.${at}.airline`, NOT_BOOKED]],
    ),
  );

/** Errors of one passenger by field of the passenger; empty when valid. */
export function problemsOfPassenger(
  { type, title, firstName, lastName, born, passport }: Omit<PassengerDetails, 'frequentFlyer'>,
  { requiredFields, travel, today }: Pick<TravellerNeeds, 'requiredFields' | 'travel' | 'today'>,
): FieldErrors {
  const problems: FieldErrors = {};
  const put = (field: string, problem: string | null) => void (problem && (problems[field] = problem));
  const titles = titlesFor(type);
  if (GUEST_TITLES.includes(title) && !titles.includes(title))
    put('title', `Choose ${titles.slice(0, -1).join(', ')} or ${titles.at(-1)}.`);
  put('firstName', nameProblem(firstName, 'first'));
  put('lastName', nameProblem(lastName, 'family'));
  const abroad = requiredFields.includes('passport');
  if (born) put('born', birthProblem(type, born, travel, today));
  else if (requiredFields.includes('born') && (abroad || type !== 'ADT'))
    put('born', 'Enter the date of birth as in the passport.');
  if (!abroad) return problems;
  if (!passport) return { ...problems, 'passport.number': 'This trip leaves the country: enter the passport.' };
  if (!passport.expires) put('passport.expires', 'Enter the day on which the passport expires.');
  else if (passport.expires < (travel.at(-1) ?? today))
    put('passport.expires', 'This passport expires before the last flight. Renew it, or enter another.');
  return problems;
}
