/** Sections of the Company module, each with its own address. */
export const COMPANY_PARTS = [
  'people',
  'departments',
  'grades',
  'roles',
  'policies',
  'wallet',
  'profile',
  'trail',
] as const;
export type CompanyPart = (typeof COMPANY_PARTS)[number];
