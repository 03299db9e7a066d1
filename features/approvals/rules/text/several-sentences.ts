import { formatMoney } from '#lib/shared/money.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { ApprovalStatus, ListedRequest } from '../../contract.ts';

/** What became of the requests that were decided: "2 requests approved. 1 request approved by you; the next
 * approvers have been asked." */
export function decidedSentence(
  answer: 'approve' | 'decline',
  decided: readonly { approvalStatus: ApprovalStatus }[],
): string {
  const waiting = decided.filter(({ approvalStatus }) => approvalStatus === 'pending').length;
  const ended = decided.length - waiting;
  if (answer === 'decline') return `${counted(ended, 'request')} declined. Nothing was booked or charged.`;
  const approved = ended ? `${counted(ended, 'request')} approved.` : '';
  const passed = waiting ? `${counted(waiting, 'request')} approved by you; the next approvers have been asked.` : '';
  return [approved, passed].filter(Boolean).join(' ');
}

/** Sum of the selected requests, by currency: "₹25,200 in all". */
export function inAll(requests: readonly Pick<ListedRequest, 'total' | 'currency'>[]): string {
  const sums = new Map<string, number>();
  for (const { total, currency } of requests) sums.set(currency, (sums.get(currency) ?? 0) + total);
  const words = [...sums].map(([currency, amount]) => formatMoney({ amount, currency })).join(' + ');
  return requests.length > 1 ? `${words} in all` : words;
}
