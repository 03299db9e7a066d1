import { configurationFromWire } from '#features/approvals/rules/configuration-wire.ts';
import { approvalNeed } from '#features/approvals/rules/configuration.ts';
import type { CompanyView, Party } from '#features/bookings/contract.ts';
import type { EvaluatedTraveller, OfferVerdict } from '#features/bookings/company-parts.ts';
import { modeRefusal, whomRefusal } from '#features/bookings/rules/company-messages.ts';
import { mayBookFor, scopeOfBooker } from '#features/companies/rules/settings.ts';
import { partyLimits } from '#features/policy/rules/party-limits.ts';
import { limitText } from '#features/policy/rules/text/limit-text.ts';
import { evaluateListing } from '#features/policy/rules/listing-verdicts.ts';
import { termsFromWire } from '#features/policy/rules/policy-wire.ts';
import { INSIDE } from '#features/policy/rules/reasons.ts';
import type { OptionFacts } from '#features/policy/rules/facts.ts';
import { evaluatePolicy } from '#features/policy/rules/verdict.ts';
import { SSR_TYPES } from '#features/policy/rules/vocabulary.ts';
import { verdictView } from '#features/policy/rules/text/verdict-view.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { gstStateName } from '#lib/shared/gst-states.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { BOOK_FOR_OTHERS } from '#lib/shared/rights.ts';
import { memory } from '../memory/memory.ts';
import type { MockEmployee } from '../memory/records.ts';
import { ZONE } from '../stock/calendar.ts';
import { policyOf } from './policy.ts';

export const settings = () => memory().company.settings;
export const nameOf = ({ userDetails: { firstName, lastName } }: MockEmployee) => `${firstName} ${lastName}`;
const bookerOf = ({ userDetails: { _id } }: MockEmployee) => ({
  employeeId: _id,
  managerId: memory().company.places[_id]?.managerId ?? null,
  departmentId: memory().company.places[_id]?.departmentId ?? null,
});
/**
 * As the server's `scopeOfBooker`. The mock's sessions carry the four actions only; its administrator has every right.
 */
export const booksForOf = ({ rolesModulesAndPermissions }: MockEmployee) =>
  scopeOfBooker(
    settings().booksFor,
    rolesModulesAndPermissions.userRoleName === 'Administrator' ? [BOOK_FOR_OTHERS] : [],
  );
export const bookable = (person: MockEmployee) =>
  memory().employees.filter(
    (one) =>
      one.state !== 'inactive' &&
      mayBookFor(
        booksForOf(person),
        bookerOf(person),
        bookerOf(one),
        memory().company.arrangers[one.userDetails._id] ?? [],
      ),
  );
const termsOf = (userId: string) => {
  const version = policyOf(userId);
  return version ? termsFromWire(version.policy.policyConfigData) : null;
};

/** The travellers of a booking, checked and evaluated as the server's `partyOf` does. */
export function partyOf(person: MockEmployee, { travellerIds, guests }: Party, mode: 'hotel' | 'flight', now: Date) {
  if (!settings().modes.includes(mode)) throw new AppError('FORBIDDEN', modeRefusal(mode));
  const seats = travellerIds.map((id) => {
    const found = memory().employees.find(({ userDetails }) => userDetails._id === id);
    if (!found) throw notFound('One of the travellers');
    return { userId: id, underPolicyOf: id, name: nameOf(found) };
  });
  const whom = whomRefusal(settings().booksFor);
  if (seats.some(({ userId }) => !bookable(person).some(({ userDetails }) => userDetails._id === userId)))
    throw new AppError('FORBIDDEN', whom, { fields: { 'party.travellerIds': whom } });
  const everyone: { userId: string | null; underPolicyOf: string; name: string }[] = [
    ...seats,
    ...(guests ? [{ userId: null, underPolicyOf: person.userDetails._id, name: counted(guests, 'guest') }] : []),
  ];
  const terms = everyone.map(({ underPolicyOf }) => termsOf(underPolicyOf));
  const bookedOn = dateInZone(now, ZONE);
  return {
    extras: SSR_TYPES.filter((type) => terms.every((one) => !one || one.flight?.extras.includes(type))),
    limits: (place: OptionFacts['place']) => limitText(partyLimits(terms, mode, place), mode),
    isInside: (option: OptionFacts) => terms.every((one) => evaluatePolicy(one, option, { bookedOn }).inPolicy),
    evaluate: (options: readonly OptionFacts[]) =>
      evaluateListing(terms, options, { bookedOn }).map((listed, at) => {
        const option = options[at]!;
        const verdicts = everyone.map((_, seat) =>
          verdictView(option, listed.verdicts[seat] ?? INSIDE, listed.change, { today: bookedOn }),
        );
        const travellers = everyone.map(({ userId, name, underPolicyOf }, seat): EvaluatedTraveller => ({
          userId,
          name,
          policyId: policyOf(underPolicyOf)?.policyId ?? null,
          policyVersion: policyOf(underPolicyOf)?.version ?? null,
          verdict: verdicts[seat]!,
        }));
        return {
          option,
          inPolicy: listed.inPolicy,
          travellers,
          verdict: verdicts.find(({ inPolicy }) => !inPolicy) ?? verdicts[0]!,
        };
      }),
  };
}

/** As the server's `offerVerdicts`, under the company's default approval configuration. */
export const offerVerdict = ({
  option,
  inPolicy,
  verdict,
}: {
  option: OptionFacts;
  inPolicy: boolean;
  verdict: EvaluatedTraveller['verdict'];
}): OfferVerdict => {
  const configuration = memory().company.configurations.find(({ isCompanys }) => isCompanys);
  const need = approvalNeed(configuration ? configurationFromWire(configuration) : null, {
    mode: option.mode,
    amount: option.total,
    inPolicy,
  });
  return { ...verdict, ask: need.kind === 'none' ? 'nobody' : need.kind === 'levels' ? 'approver' : 'never' };
};

/** The part of a booking's view that only company bookings have. */
export function companyOf(
  person: MockEmployee,
  asked: Party,
  { travellers, inPolicy }: { travellers: EvaluatedTraveller[]; inPolicy: boolean },
  now: Date,
): CompanyView {
  const { registrations, name } = memory().company;
  const registered = registrations.find(({ isHeadOffice }) => isHeadOffice);
  return {
    companyId: person.companyDetails._id,
    companyName: name,
    bookedBy: { userId: person.userDetails._id, name: nameOf(person) },
    travellers,
    guests: asked.guests,
    inPolicy,
    evaluatedAt: now.toISOString(),
    policyChanged: false,
    requiredFields: settings().requiredFields,
    fields: { costCentre: '', project: '', purpose: '' },
    paying: settings().paying,
    invoiceTo: registered
      ? {
          number: registered.number,
          state: gstStateName(registered.stateCode) ?? '',
          companyName: name,
          address: registered.address,
        }
      : null,
  };
}
