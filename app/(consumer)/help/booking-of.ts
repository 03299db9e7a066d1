import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

const LONGEST_CODE = 40;

/** The code of the booking that a link to help names, such as "BH 2328 8686"; empty without one. */
export const bookingOf = (params: SearchParams): string => firstOf(params.booking).trim().slice(0, LONGEST_CODE);
