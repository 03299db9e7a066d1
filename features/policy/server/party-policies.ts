import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { mapInSlices, runInSlices } from '#lib/server/slices.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { notFound } from '#lib/shared/errors.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import type { VerdictView } from '../contract.ts';
import type { OptionFacts } from '../rules/facts.ts';
import { listingSteps } from '../rules/listing-verdicts.ts';
import { partyLimits } from '../rules/party-limits.ts';
import { INSIDE } from '../rules/reasons.ts';
import { SSR_TYPES, type SsrType } from '../rules/vocabulary.ts';
import type { Place } from '../rules/regions.ts';
import type { PolicyTerms } from '../rules/terms.ts';
import { evaluatePolicy } from '../rules/verdict.ts';
import { limitText } from '../rules/text/limit-text.ts';
import { verdictView } from '../rules/text/verdict-view.ts';
import { policiesOf } from './find-policies.ts';

/** A traveller with the published version that applies to them. */
export type PartyMember = {
  userId: string;
  name: string;
  policyId: string | null;
  version: number | null;
  approvalConfigId: string | null;
};
export type EvaluatedOption = { optionId: string; inPolicy: boolean; verdicts: VerdictView[] };

/** People who travel together, with their current policies, ready to evaluate offers. */
export type PartyPolicies = {
  members: readonly PartyMember[];
  /** Whether an offer is in policy for all of them; cheap, for choosing among many offers. */
  isInside: (option: OptionFacts) => boolean;
  /** Extras of a flight that all their policies allow. */
  extras: SsrType[];
  /** The limits they share at a place, in one line. */
  limits: (place: Place) => string;
  /**
   * All reasons as text, and per option the smallest change among these options; `verdicts` in the order of the
   * members. With `wanted` only the first options are answered; the others are candidates for a change. Yields to other
   * work.
   */
  evaluate: (options: readonly OptionFacts[], wanted?: number) => Promise<EvaluatedOption[]>;
};

/**
 * Finds the policies of these employees, to evaluate a booking made today or, for a change, on the day it was made.
 * Throws NOT_FOUND for people of other companies.
 */
export async function partyPolicies(
  db: Db,
  companyId: string,
  employeeIds: readonly string[],
  mode: OptionFacts['mode'],
  { changesDates = false, bookedOn = clock.today(COMPANY_ZONE) }: { changesDates?: boolean; bookedOn?: IsoDate } = {},
): Promise<PartyPolicies> {
  const ids = [...new Set(employeeIds)];
  const found = await policiesOf(db, companyId, ids);
  if (found.length < ids.length) throw notFound('One of the travellers');
  const circumstances = { bookedOn, changesDates };
  const everyone: readonly (PolicyTerms | null)[] = found.map(({ version }) => version?.terms ?? null);
  const distinct = [...new Set(everyone)];
  return {
    members: found.map(({ person, version }) => ({
      userId: person.employeeId,
      name: person.name,
      policyId: version?.policyId ?? null,
      version: version?.version ?? null,
      approvalConfigId: version?.terms[mode]?.approvalConfigId ?? null,
    })),
    extras: SSR_TYPES.filter((type) => distinct.every((terms) => !terms || terms.flight?.extras.includes(type))),
    isInside: (option) => distinct.every((terms) => evaluatePolicy(terms, option, circumstances).inPolicy),
    limits: (place) => {
      const of = mode === 'flight' ? 'flight' : 'hotel';
      return limitText(partyLimits(distinct, of, place), of);
    },
    evaluate: async (options, wanted = options.length) => {
      const listed = await runInSlices(listingSteps(everyone, options, circumstances, wanted));
      return mapInSlices(options.slice(0, wanted), (option, at) => ({
        optionId: option.id,
        inPolicy: listed[at]?.inPolicy ?? false,
        verdicts: found.map((_, member) =>
          verdictView(option, listed[at]?.verdicts[member] ?? INSIDE, listed[at]?.change ?? null, {
            today: clock.today(COMPANY_ZONE),
          }),
        ),
      }));
    },
  };
}

/** The travellers' verdicts combined: each reason once; in policy when all are. */
export function verdictOfAll(verdicts: readonly VerdictView[]): VerdictView {
  const outside = verdicts.filter(({ inPolicy }) => !inPolicy);
  const [first] = outside;
  if (!first) return verdicts[0] ?? { inPolicy: true, tag: 'In policy', reasons: [], change: null };
  const reasons = outside
    .flatMap((one) => one.reasons)
    .filter((reason, at, all) => all.findIndex(({ text }) => text === reason.text) === at);
  return { ...first, reasons };
}
