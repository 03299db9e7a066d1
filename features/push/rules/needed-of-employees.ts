/** What a corporate registration cannot do without (5.2), by its names in the registration (3.16). */
export const NEEDED_OF_EMPLOYEES = ['companyId', 'firstName', 'lastName', 'email', 'mobile'] as const;
