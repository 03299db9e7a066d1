import type { MockFlight, MockStay } from '../memory/records.ts';

/** The account that pays for a stay or flight beside the gateway, and receives its refunds. */
export const payerAccountOf = ({ userId, company }: MockFlight | MockStay): string => company?.companyId ?? userId;
