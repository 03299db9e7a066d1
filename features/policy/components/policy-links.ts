import { workRoutes } from '#lib/shared/work-routes.ts';

/** Addresses of the list of policies, of one policy and of the form for a new one. */
export const policiesLink = (policy?: string): string => workRoutes.corporateCompany({ part: 'policies', policy });
