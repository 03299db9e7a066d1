import { routes } from '#lib/shared/routes.ts';

/** Addresses of the list of policies, of one policy and of the form for a new one. */
export const policiesLink = (policy?: string): string => routes.corporateCompany({ part: 'policies', policy });
