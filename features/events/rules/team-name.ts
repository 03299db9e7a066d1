import { PRODUCT } from '#lib/shared/product.ts';

/** The name under which the staff write at events of the operator: no person of the staff is named. */
export const TEAM_NAME = `${PRODUCT.name} team`;
