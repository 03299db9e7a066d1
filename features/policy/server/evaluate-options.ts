import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type { verdicts as operation } from '../contract.ts';
import { partyPolicies } from './party-policies.ts';
import { recordSearch } from './travel-records.ts';

/**
 * Evaluates offers for a party under the current policies. Shown offers are recorded for dry runs. The answer grants
 * nothing: booking evaluates again.
 */
export const evaluateOptions: UseCase<typeof operation> = async ({
  db,
  body: { travellerIds, options, changesDates },
  caller,
}) => {
  const party = await partyPolicies(db, caller.companyId, travellerIds, 'hotel', { changesDates });
  await recordSearch(db, { companyId: caller.companyId, employeeId: caller.userId, options });
  return {
    verdicts: (await party.evaluate(options)).map(({ optionId, inPolicy, verdicts }) => ({
      optionId,
      inPolicy,
      travellers: party.members.map(({ userId }, at) => ({ userId, verdict: verdicts[at]! })),
    })),
  };
};
