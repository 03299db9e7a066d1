import 'server-only';
import { approvalNeedsOf, type ApprovalNeed, coveredByWindow } from '#features/approvals/server/index.ts';
import { settingsOf, travellersFor } from '#features/companies/server/index.ts';
import { findCityByName } from '#features/places/server/index.ts';
import { partyPolicies, verdictOfAll, type OptionFacts } from '#features/policy/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { daysBetween } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { MODE_LABELS } from '#lib/shared/travel-modes.ts';
import type { TransportDetails } from '../details.ts';
import { requestTitle } from '../rules/request-text.ts';
import type { RequestRow } from './requests.repo.ts';

type RequestToEvaluate = Pick<RequestRow, 'companyId' | 'id' | 'travellerIds' | 'details'>;

/** A request at a price (paise), as policies evaluate it (3.18): a car by the day, seats by the traveller. */
export function optionOf(
  { id, travellerIds, details }: Omit<RequestToEvaluate, 'companyId'>,
  total: number,
): OptionFacts {
  const city = details.mode === 'car' ? details.city : details.to;
  return {
    id,
    total,
    mode: details.mode,
    name: requestTitle(details),
    from: details.date,
    units: details.mode === 'car' ? daysBetween(details.date, details.untilDate) + 1 : travellerIds.length,
    place: { city: findCityByName(city, 'IN')?.slug ?? '', country: 'IN' },
  };
}

/**
 * Evaluates a request at these prices (paise) for everybody who travels, under the policies of now, and says of each
 * what approval it needs.
 */
export async function evaluatePrices(db: Db, asked: RequestToEvaluate, totals: readonly number[]) {
  const { companyId, travellerIds, details } = asked;
  const party = await partyPolicies(db, companyId, travellerIds, details.mode);
  const options = totals.map((total, at) => ({ ...optionOf(asked, total), id: `${asked.id}:${at}` }));
  const evaluated = await party.evaluate(options);
  const configIds = party.members.map(({ approvalConfigId }) => approvalConfigId);
  const needAt = await approvalNeedsOf(db, companyId, configIds);
  return evaluated.map(({ inPolicy, verdicts }, at) => ({
    option: options[at]!,
    inPolicy,
    verdict: verdictOfAll(verdicts),
    need: needAt({ mode: details.mode, inPolicy, amount: totals[at] ?? 0 }),
    travellers: party.members.map(({ userId, name, policyId, version }, member) => ({
      userId,
      name,
      policyId,
      policyVersion: version,
      verdict: verdicts[member]!,
    })),
  }));
}
export type EvaluatedPrice = Awaited<ReturnType<typeof evaluatePrices>>[number];

/**
 * Whether an earlier approval of the request covers a quote at this price until it expires: it was made for this route and
 * these days, up to a ceiling. A mark for whoever chooses; `askForApproval` decides.
 */
export const isGranted = async (
  db: Db,
  { companyId, id: approvedId }: Pick<RequestRow, 'companyId' | 'id'>,
  { need, option }: EvaluatedPrice,
  deadline: Date,
): Promise<boolean> =>
  need.kind === 'levels' &&
  coveredByWindow(db, {
    companyId,
    approvedId,
    amount: option.total,
    levels: need.levels,
    rule: need.rule,
    deadline,
  });

/** Who has to approve, for the wire. */
export const askOf = ({ kind }: ApprovalNeed): 'nobody' | 'approver' | 'never' =>
  kind === 'none' ? 'nobody' : kind === 'levels' ? 'approver' : 'never';

/**
 * Throws FORBIDDEN for modes and people that the company's settings exclude, and OUT_OF_POLICY where a policy does not
 * cover the mode at all.
 */
export async function mustBeAskable(
  db: Db,
  { companyId, userId }: { companyId: string; userId: string },
  details: TransportDetails,
  travellerIds: readonly string[],
): Promise<void> {
  const settings = await settingsOf(db, companyId);
  if (!settings.modes.includes(details.mode))
    throw new AppError(
      'FORBIDDEN',
      `Your company does not book ${MODE_LABELS[details.mode].toLowerCase()} here. Ask an administrator to allow it in Configuration.`,
      { fields: { 'details.mode': 'Your company does not book this here.' } },
    );
  const allowed = await travellersFor(db, companyId, userId, settings.booksFor, { searchKey: '', ids: travellerIds });
  if (allowed.length < travellerIds.length) throw new AppError('FORBIDDEN', WHOM, { fields: { travellerIds: WHOM } });
  const [first] = await evaluatePrices(db, { companyId, id: 'new', travellerIds: [...travellerIds], details }, [0]);
  const uncovered = first?.verdict.reasons.find(({ rule }) => rule === 'eligibility');
  if (uncovered && first?.need.kind === 'refused')
    throw new AppError('OUT_OF_POLICY', `${uncovered.text} Nothing was requested.`);
}

const WHOM = 'Your company’s settings do not let you book for everybody chosen. Leave the others out, or let them ask.';
