import type { MockFlight } from '../memory/records.ts';

/** Whose wallet pays a flight beside the gateway, and takes what comes back. */
export const payerAccountOf = ({ userId, company }: MockFlight): string => company?.companyId ?? userId;
