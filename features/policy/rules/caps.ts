import type { RupeeLimits } from '#lib/shared/read-rupees.ts';

/** The highest price limit a policy may have, in paise: ₹10 crore, in the form and the contract. */
export const CAP_LIMITS = { most: 10_00_00_000_00 } as const satisfies RupeeLimits;
