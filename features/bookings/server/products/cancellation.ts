import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { RefundStep } from '#lib/shared/cancellation.ts';

/** The refund of a cancellation now, in paise, and until when it applies. */
export type Due = { refund: number; holdsUntil: string | null };

/** The refund of a cancellation now, in paise, with the charge and the steps by which the refund falls. */
export type CancellationQuote = Due & { steps: RefundStep[]; charge: number };

/** What cancelling is: the whole booking, or a part of it, which is an amendment. */
export type Cancellation = { action: 'cancel' | 'amend'; quote(db: Db, now: Date): Promise<CancellationQuote> };
