import { formatMoney } from '#lib/shared/money.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { ApprovalRequest } from '../../contract.ts';

/**
 * The request in one line for the approver: "₹8,400, out of policy: ₹200 a night over."; for a change "₹900 more,
 * ₹9,300 in all, in policy."
 */
export function verdictLine({
  total,
  trip,
}: Pick<ApprovalRequest, 'total'> & {
  trip: Pick<ApprovalRequest['trip'], 'currency' | 'travellers' | 'change'>;
}): string {
  const inAll = formatMoney({ amount: total, currency: trip.currency });
  const { due = 0 } = trip.change ?? {};
  const difference = formatMoney({ amount: Math.abs(due), currency: trip.currency });
  const price = trip.change ? `${difference} ${due < 0 ? 'less' : 'more'}, ${inAll} in all` : inAll;
  const outside = trip.travellers.filter(({ verdict }) => !verdict.inPolicy);
  const [first] = outside;
  if (!first) return `${price}, in policy.`;
  const tag = first.verdict.tag.replace(/^Out of policy: /, '');
  const whom =
    trip.travellers.length > 1
      ? ` for ${counted(outside.length, 'person', 'people')} of ${trip.travellers.length}`
      : '';
  return `${price}, out of policy${whom}: ${tag}.`;
}
