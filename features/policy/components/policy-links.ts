import { routes } from '#lib/shared/routes.ts';

/** Where the list of policies, one of them, or the form of a new one is. */
export const policiesLink = (policy?: string): string => routes.corporateCompany({ part: 'policies', policy });
