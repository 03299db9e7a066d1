/** Limits per company: short enough for lists that screens show and send as a whole. */
export const COMPANY_LIMITS = {
  departments: 500,
  designations: 500,
  bands: 100,
  levels: 100,
  roles: 100,
  'travel policies': 100,
  'approval configurations': 50,
  budgets: 500,
} as const;
export type CompanyLimit = keyof typeof COMPANY_LIMITS;

/** Most versions of one travel policy, drafts and discarded ones included. */
export const MOST_POLICY_VERSIONS = 100;

/** The message for one too many. */
export const limitSentence = (what: CompanyLimit): string =>
  `A company can have up to ${COMPANY_LIMITS[what]} ${what}. Nothing was added.`;
