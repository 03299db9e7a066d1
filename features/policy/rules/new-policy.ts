import { POLICY_MODE_CODES } from '#lib/shared/travel-modes.ts';
import type { PolicyConfigEntry } from '../contract.ts';

type HotelEntry = Extract<PolicyConfigEntry, { travelCategory: 1 }>;
type FlightEntry = Extract<PolicyConfigEntry, { travelCategory: 2 }>;

const plain = { eligibility: false, budget: [], dateChangeAllowed: true, bookingWindow: 0, approvalConfiguration: { approvalConfigId: null } };

/** What a new policy begins with: hotels and flights without a limit, nothing else. Somebody narrows it before it judges anyone. */
export const newPolicyEntries = (): PolicyConfigEntry[] => everyMode([]).map((entry) => ({ ...entry, eligibility: entry.travelCategory <= 2 }));

/** The entries of a policy with one for each mode, in the order of 3.18: what the form shows. */
export function everyMode(entries: readonly PolicyConfigEntry[]): PolicyConfigEntry[] {
  const given = (code: number) => entries.find(({ travelCategory }) => travelCategory === code);
  const hotel: HotelEntry = { ...plain, travelCategory: 1, refundable: false, hotelCategory: [3, 4], filters: [] };
  const flight: FlightEntry = { ...plain, travelCategory: 2, cabinClass: [2], ssrTypes: [1] };
  const others = [POLICY_MODE_CODES.train, POLICY_MODE_CODES.bus, POLICY_MODE_CODES.car] as const;
  return [given(1) ?? hotel, given(2) ?? flight, ...others.map((code): PolicyConfigEntry => given(code) ?? { ...plain, travelCategory: code })];
}
