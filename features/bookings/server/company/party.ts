import 'server-only';
import { settingsOf, travellersFor } from '#features/companies/server/index.ts';
import { partyPolicies, verdictOfAll, type OptionFacts, type PartyMember } from '#features/policy/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { mapInSlices } from '#lib/server/slices.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { Stay } from '#lib/shared/stay-shape.ts';
import { partyProblems } from '#lib/shared/party-problems.ts';
import type { Party as FlightParty } from '#lib/shared/trip-shape.ts';
import type { SsrType } from '#lib/shared/ssr-types.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { EvaluatedTraveller, Party } from '../../company-parts.ts';
import { modeRefusal, whomRefusal } from '../../rules/company-messages.ts';

type Booker = { companyId: string; userId: string };
/** For a change of a booking: the day it was booked, and whether its dates move. */
export type Circumstances = Parameters<typeof partyPolicies>[4];
type Verdict = EvaluatedTraveller['verdict'];
export type EvaluatedForParty = {
  option: OptionFacts;
  inPolicy: boolean;
  verdict: Verdict;
  travellers: EvaluatedTraveller[];
};

/** Travellers that the current settings allow, ready to be evaluated under their current policies. */
export type CompanyParty = {
  settings: Awaited<ReturnType<typeof settingsOf>>;
  members: readonly PartyMember[];
  bookedBy: { userId: string; name: string };
  isInside: (option: OptionFacts) => boolean;
  /** The limits they share at a place, in one line. */
  limits: (place: OptionFacts['place']) => string;
  /** The extras that all their policies allow. */
  extras: SsrType[];
  /**
   * Verdicts on these options; with `wanted` only on the first so many, the others are candidates for a smallest
   * change.
   */
  evaluate: (options: readonly OptionFacts[], wanted?: number) => Promise<EvaluatedForParty[]>;
};

/**
 * Checks the travellers against the company's settings. Guests come under the policy of the person who books. Throws
 * NOT_FOUND for people of other companies, FORBIDDEN for modes, people or guests that the settings exclude.
 */
export async function partyOf(
  db: Db,
  { companyId, userId }: Booker,
  { travellerIds, guests }: Party,
  mode: OptionFacts['mode'],
  circumstances: Circumstances = {},
): Promise<CompanyParty> {
  const settings = await settingsOf(db, companyId);
  if (!settings.modes.includes(mode)) throw new AppError('FORBIDDEN', modeRefusal(mode));
  const everyone = await partyPolicies(db, companyId, [...travellerIds, userId], mode, circumstances);
  const bookable = await travellersFor(db, companyId, userId, settings.booksFor, {
    searchKey: '',
    ids: travellerIds.length ? travellerIds : [userId],
  });
  const booker = everyone.members.find((member) => member.userId === userId);
  if (!booker) throw notFound('One of the travellers');
  if (bookable.length < travellerIds.length)
    throw new AppError('FORBIDDEN', whomRefusal(settings.booksFor), {
      fields: { 'party.travellerIds': whomRefusal(settings.booksFor) },
    });
  if (guests && !settings.guestsAllowed)
    throw new AppError(
      'FORBIDDEN',
      'Your company books only for people who work there. Leave the guests out, or ask an administrator.',
      { fields: { 'party.guests': 'Your company books only for people who work there.' } },
    );
  const evaluating = [...new Set([...travellerIds, ...(guests ? [userId] : [])])];
  const evaluate =
    evaluating.length === everyone.members.length
      ? everyone
      : // an arranger who does not travel is not evaluated
        await partyPolicies(db, companyId, evaluating, mode, circumstances);
  const seats = [...travellerIds.map((id) => ({ id, guests: null })), ...(guests ? [{ id: userId, guests }] : [])].map(
    (seat) => ({ ...seat, at: evaluate.members.findIndex((member) => member.userId === seat.id) }),
  );
  return {
    settings,
    members: evaluate.members,
    bookedBy: { userId, name: booker.name },
    isInside: evaluate.isInside,
    limits: evaluate.limits,
    extras: evaluate.extras,
    evaluate: async (options, wanted) =>
      mapInSlices(await evaluate.evaluate(options, wanted), ({ verdicts }, position) => ({
        option: options[position]!,
        inPolicy: verdicts.every(({ inPolicy }) => inPolicy),
        verdict: verdictOfAll(verdicts),
        travellers: seats.map((seat) => travellerOf(evaluate.members[seat.at]!, seat.guests, verdicts[seat.at]!)),
      })),
  };
}

const travellerOf = (
  { userId, name, policyId, version }: PartyMember,
  guests: number | null,
  verdict: Verdict,
): EvaluatedTraveller => ({
  ...(guests === null ? { userId, name } : { userId: null, name: counted(guests, 'guest') }),
  policyId,
  policyVersion: version,
  verdict,
});

/**
 * The party as airlines count it: employees and guests fly as adults. Throws INVALID_INPUT above the limit of one
 * booking.
 */
export function flyersOf({ travellerIds, guests }: Party): FlightParty {
  const flyers = { adults: travellerIds.length + guests, children: 0, infants: 0 };
  const [problem] = Object.values(partyProblems(flyers));
  if (problem) throw new AppError('INVALID_INPUT', problem, { fields: { 'party.travellerIds': problem } });
  return flyers;
}

/** Throws INVALID_INPUT where the rooms are for more or fewer adults than travel. */
export function mustFitRooms({ rooms }: Stay, { travellerIds, guests }: Party): void {
  const [people, adults] = [travellerIds.length + guests, rooms.reduce((sum, room) => sum + room.adults, 0)];
  if (people === adults) return;
  const message = `${counted(people, 'person travels', 'people travel')} and the rooms are for ${adults}. Change the rooms or who travels.`;
  throw new AppError('INVALID_INPUT', message, { fields: { 'stay.rooms': message } });
}
