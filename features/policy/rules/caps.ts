import type { RupeeLimits } from '#lib/shared/read-rupees.ts';

/** How much a price cap of a policy may be, in paise: ₹10 crore, in form and contract alike. */
export const CAP_LIMITS = { most: 10_00_00_000_00 } as const satisfies RupeeLimits;
