import type { MockFlight } from '../memory/records.ts';

/** The account that pays for a flight beside the gateway, and receives its refunds. */
export const payerAccountOf = ({ userId, company }: MockFlight): string => company?.companyId ?? userId;
