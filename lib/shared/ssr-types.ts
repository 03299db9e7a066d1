/** Extras of a flight that a policy may allow. Special assistance is not among them: no company decides about a wheelchair. */
export const SSR_TYPES = [1, 2, 3] as const;
export type SsrType = (typeof SSR_TYPES)[number];
export const SSR_LABELS: Record<SsrType, string> = { 1: 'extra baggage', 2: 'a meal', 3: 'a chosen seat' };
