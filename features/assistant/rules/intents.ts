/** What a question may be about. */
export const INTENTS = [
  'greeting',
  'thanks',
  'capabilities',
  'person',
  'trips',
  'refund-status',
  'refund-if-cancelled',
  'cancel',
  'release',
  'baggage',
  'check-in',
  'documents',
  'change-dates',
  'payment-problem',
  'wallet',
  'policy-limits',
  'approval-status',
  'not-allowed',
  'help',
  'unknown',
] as const;
export type Intent = (typeof INTENTS)[number];

/** Intents whose answer depends on one booking. */
export const OF_A_BOOKING: readonly Intent[] = [
  'trips',
  'refund-status',
  'refund-if-cancelled',
  'cancel',
  'release',
  'baggage',
  'check-in',
  'documents',
  'change-dates',
];

/** A phrase, in the words of `words.ts`; a weight where it says more than its words do. */
type Phrase = string | readonly [phrase: string, weight: number];

/** The phrases of an intent. */
export type IntentPhrases = readonly [Intent, readonly Phrase[]];
