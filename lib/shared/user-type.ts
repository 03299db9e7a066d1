import { PRODUCT } from './product.ts';

export const USER_TYPES = [PRODUCT.id, 'corporate'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** A path that contains `/corporate` is corporate, every other is consumer (2.1): the only place that decides it. */
export const userTypeOfPath = (path: string): UserType => (path.includes('/corporate') ? 'corporate' : PRODUCT.id);
