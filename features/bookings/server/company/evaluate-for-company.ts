import 'server-only';
import { approvalNeedOf } from '#features/approvals/server/index.ts';
import type { OptionFacts } from '#features/policy/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { EvaluatedTraveller } from '../../company-parts.ts';
import type { CompanyPart } from './company-part.ts';
import { partyOf, type Circumstances } from './party.ts';

/** A company's booking of any category. */
export type CompanyBooking = { companyId: string; company: CompanyPart; userId: string };
/**
 * The option, and the candidates for its smallest change, which only an option out of policy needs. `others` may query
 * the database with the company's rights.
 */
type Question = { option: OptionFacts; others: (tx: Db) => Promise<OptionFacts[]>; circumstances?: Circumstances };
export type EvaluatedForCompany = {
  part: CompanyPart;
  verdict: EvaluatedTraveller['verdict'];
  need: Awaited<ReturnType<typeof approvalNeedOf>>;
};

/**
 * Evaluates an option of any category for a booking's travellers under current settings, policies and approval
 * configurations. Gives the booking's part as evaluated now; throws what `partyOf` throws.
 */
export const evaluateForCompany = (
  db: Db,
  { companyId, company, userId }: CompanyBooking,
  { option, others, circumstances }: Question,
): Promise<EvaluatedForCompany> =>
  inCompany(db, companyId, async (tx) => {
    const party = await partyOf(
      tx,
      { companyId, userId },
      { travellerIds: company.travellers.flatMap((one) => one.userId ?? []), guests: company.guests },
      option.mode,
      circumstances,
    );
    const candidates = party.isInside(option) ? [] : await others(tx);
    const evaluated = (await party.evaluate([option, ...candidates], 1))[0]!;
    const { requiredFields, paying } = party.settings;
    const part: CompanyPart = {
      ...company,
      option,
      requiredFields,
      paying,
      travellers: evaluated.travellers,
      inPolicy: evaluated.inPolicy,
      evaluatedAt: clock.now().toISOString(),
      policyChanged: company.policyChanged || versionsOf(company) !== versionsOf(evaluated),
      ...(option.mode === 'flight' ? { extras: party.extras } : {}),
    };
    const need = await approvalNeedOf(
      tx,
      companyId,
      party.members.map(({ approvalConfigId }) => approvalConfigId),
      { mode: option.mode, amount: option.total, inPolicy: evaluated.inPolicy },
    );
    return { part, verdict: evaluated.verdict, need };
  });

const versionsOf = ({ travellers }: Pick<CompanyPart, 'travellers'>): string =>
  travellers.map(({ policyId, policyVersion }) => `${policyId} ${policyVersion}`).join();
