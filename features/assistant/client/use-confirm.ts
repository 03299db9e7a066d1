import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation } from '#lib/client/call-operation.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import type { Proposal } from '../contract.ts';
import { cancelBooking, releaseHold } from './booking-calls.ts';

/**
 * Carries out a proposal that the person confirmed, by the operation of bookings, with the figure that was shown: a lower
 * refund is refused. Gives what was done, in words. A second press is the same call.
 */
export function useConfirm() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (proposal: Proposal) => (proposal.action === 'bookings.cancel' ? cancel(proposal) : release(proposal)),
    onSettled: () => cache.invalidateQueries({ queryKey: ['bookings'] }),
  });
}

async function cancel(proposal: Extract<Proposal, { action: 'bookings.cancel' }>): Promise<string> {
  const { bookingId, expectedRefund, title, currency } = proposal;
  const { refund } = await callOperation(cancelBooking, {
    body: { bookingId, expectedRefund, refundTo: 'source' },
    key: `cancel-${bookingId}-all-${expectedRefund}-source`,
  });
  const amount = refund?.amount ?? 0;
  const back = amount
    ? `${t('{amount} is on its way back.', { amount: formatMoney({ amount, currency }) })} ${t('Banks take 5–7 working days.')}`
    : t('There is no refund, as its terms say.');
  return `${t('{title} is cancelled.', { title })} ${back}`;
}

async function release({ bookingId, title }: Extract<Proposal, { action: 'bookings.release' }>): Promise<string> {
  await callOperation(releaseHold, { body: { bookingId }, key: `release-${bookingId}` });
  return `${t('The hold of {title} is cancelled.', { title })} ${t('Nothing was charged.')}`;
}
