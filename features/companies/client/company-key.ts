/** Root of all query keys of a company: a change of one part invalidates the others. */
export const COMPANY = ['company'] as const;
