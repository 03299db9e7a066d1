import type { KeptFlight } from '../memory/records.ts';

/** Whose wallet pays a flight beside the gateway, and takes what comes back. */
export const payerAccountOf = ({ userId, company }: KeptFlight): string => company?.companyId ?? userId;
