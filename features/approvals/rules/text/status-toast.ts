import { PRODUCT } from '#lib/shared/product.ts';
import { modeOfCategory } from '#lib/shared/travel-modes.ts';

type StatusToast = { tone: 'success' | 'error' | 'info'; text: string };

/** Text of the toast about a transport request that was received, or has a quote (4.9, 8.7). */
export const quoteToast = (hasQuote: boolean): StatusToast =>
  hasQuote
    ? { tone: 'success', text: `Quote received from ${PRODUCT.name} for your transport request` }
    : { tone: 'info', text: `Transport request received and waiting for ${PRODUCT.name} to respond` };

/**
 * Text of the toast about a decided request (8.7). Every status but approved, declined and rejected reads as updated
 * (3.20).
 */
export function statusToast(approvalStatus: string, travelCategory: number): StatusToast {
  const mode = modeOfCategory(travelCategory);
  const request = mode === 'car' || mode === 'bus' || mode === 'train' ? 'transport request' : 'travel request';
  if (approvalStatus === 'approved') return { tone: 'success', text: `Your ${request} has been approved!` };
  if (approvalStatus === 'declined' || approvalStatus === 'rejected')
    return { tone: 'error', text: `Your ${request} has been declined.` };
  return { tone: 'info', text: `Your ${request} status has been updated.` };
}
