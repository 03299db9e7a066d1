/** The parts of the Company module, each a link of its own. */
export const COMPANY_PARTS = ['people', 'departments', 'grades', 'roles', 'policies', 'profile', 'trail'] as const;
export type CompanyPart = (typeof COMPANY_PARTS)[number];
