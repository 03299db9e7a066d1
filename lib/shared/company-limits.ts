/** How many of each a company can have: lists that screens show whole stay short enough to read and to send. */
export const COMPANY_LIMITS = {
  departments: 500,
  designations: 500,
  bands: 100,
  levels: 100,
  roles: 100,
  'travel policies': 100,
  'approval configurations': 50,
} as const;
export type CompanyLimit = keyof typeof COMPANY_LIMITS;

/** How many versions one travel policy can have, drafts and discarded ones included. */
export const MOST_POLICY_VERSIONS = 100;

/** What who adds one too many is told. */
export const limitSentence = (what: CompanyLimit): string =>
  `A company can have up to ${COMPANY_LIMITS[what]} ${what}. Nothing was added.`;
