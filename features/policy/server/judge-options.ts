import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { verdicts as operation } from '../contract.ts';
import { INSIDE } from '../rules/reasons.ts';
import { judgeListing } from '../rules/listing-verdicts.ts';
import { verdictView } from '../rules/words/verdict-view.ts';
import { policiesOf } from './find-policies.ts';
import { COMPANY_ZONE, recordSearch } from './travel-records.ts';

/**
 * Judges offers for the people who travel together, with the policies of this moment. What was looked at is kept for dry
 * runs; the guard of a booking calls `judge` itself, so this answer opens no door.
 */
export const judgeOptions: UseCase<typeof operation> = async ({ db, body: { travellerIds, options, changesDates }, caller }) => {
  const travellers = await policiesOf(db, caller.companyId, [...new Set(travellerIds)]);
  if (travellers.length < new Set(travellerIds).size) throw notFound('One of the travellers');
  const bookedOn = clock.today(COMPANY_ZONE);
  const listed = judgeListing(travellers.map(({ version }) => version?.terms ?? null), options, { bookedOn, changesDates });
  await recordSearch(db, { companyId: caller.companyId, employeeId: caller.userId, options });
  return {
    verdicts: options.map((option, at) => ({
      optionId: option.id, inPolicy: listed[at]?.inPolicy ?? false,
      travellers: travellers.map(({ person }, traveller) => ({ userId: person.employeeId, verdict: verdictView(option, listed[at]?.verdicts[traveller] ?? INSIDE, listed[at]?.change ?? null, { today: bookedOn }) })),
    })),
  };
};
