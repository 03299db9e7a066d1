import 'server-only';
import { approvalNeedsOf, type ApprovalNeed } from '#features/approvals/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { OfferVerdict } from '../../company-parts.ts';
import type { CompanyParty, EvaluatedForParty } from './party.ts';

/** Who has to approve an option, by its approval need. */
export const ASK: Record<ApprovalNeed['kind'], OfferVerdict['ask']> = {
  none: 'nobody',
  levels: 'approver',
  refused: 'never',
};

/** In place of who has to approve, for what an approval covers already. */
export const GRANTED = { ask: 'granted', tag: 'Approved in advance', change: null } as const;

/**
 * The verdict on each offer of a listing, with its approval need under current rules. One query for the whole listing.
 */
export async function offerVerdicts(
  db: Db,
  companyId: string,
  { members }: Pick<CompanyParty, 'members'>,
): Promise<(evaluated: EvaluatedForParty) => OfferVerdict> {
  const needOf = await approvalNeedsOf(
    db,
    companyId,
    members.map(({ approvalConfigId }) => approvalConfigId),
  );
  return ({ option, inPolicy, verdict }) => ({
    ...verdict,
    ask: ASK[needOf({ mode: option.mode, amount: option.total, inPolicy }).kind],
  });
}
