/** One changed limit of a travel policy, in words: "Hotels in Metro cities, a night", "₹6,500", "₹7,000". */
export type LimitChange = { limit: string; was: string; now: string };

/** What changed in the travel policy of someone, as their tab shows it (2.8, 4.10). */
export type PolicyChange = {
  /** ISO instant. */
  changedAt: string;
  /** The limits that changed; `more` further ones are left out. */
  limits: readonly LimitChange[];
  more: number;
  /** What it means for a trip, in one sentence. */
  verdict: string;
};
