import 'server-only';
import type { TravelPolicy } from '#features/policy/contract.ts';
import type { DepartmentKey } from './company-structure.ts';

type Entry = TravelPolicy['policyConfigData'][number];
type HotelEntry = Extract<Entry, { travelCategory: 1 }>;
type FlightEntry = Extract<Entry, { travelCategory: 2 }>;

const rupees = (...amounts: number[]) =>
  amounts.map((amount, index) => ({ regionalCategoryId: index + 1, amount: amount * 100 }));

const hotels = (budgets: number[], change: Partial<HotelEntry> = {}): HotelEntry => ({
  travelCategory: 1,
  eligibility: true,
  budget: rupees(...budgets),
  dateChangeAllowed: true,
  bookingWindow: 2,
  approvalConfiguration: { approvalConfigId: null },
  refundable: false,
  hotelCategory: [2, 3, 4],
  filters: [],
  ...change,
});
const flights = (budgets: number[], change: Partial<FlightEntry> = {}): FlightEntry => ({
  travelCategory: 2,
  eligibility: true,
  budget: rupees(...budgets),
  dateChangeAllowed: true,
  bookingWindow: 7,
  approvalConfiguration: { approvalConfigId: null },
  cabinClass: [2],
  ssrTypes: [1],
  ...change,
});
const others = (codes: (3 | 4 | 5)[], amount: number): Entry[] =>
  codes.map((travelCategory) => ({
    travelCategory,
    eligibility: true,
    budget: amount ? rupees(amount, amount) : [],
    dateChangeAllowed: true,
    bookingWindow: 0,
    approvalConfiguration: { approvalConfigId: null },
  }));

/** To whom a demo policy is given, by the keys of the drawn company; the first of its people for `employee`. */
export type DemoTarget =
  | { to: 'company' }
  | { to: 'department'; key: DepartmentKey }
  | { to: 'band' | 'level' | 'designation'; name: string }
  | { to: 'employee'; index: number };

/**
 * Six policies, one for each thing a policy may be given to. `approval`: the demo configuration that its hotels and
 * flights name.
 */
export const DEMO_POLICIES: readonly {
  key: string;
  name: string;
  to: DemoTarget;
  approval: string | null;
  entries: Entry[];
}[] = [
  {
    key: 'everyone',
    name: 'Everyone',
    to: { to: 'company' },
    approval: 'light',
    entries: [hotels([4500, 3500]), flights([7500, 7500]), ...others([3, 4], 3000)],
  },
  {
    key: 'field',
    name: 'On the road',
    to: { to: 'department', key: 'field-sales' },
    approval: 'manager-first',
    entries: [
      hotels([5500, 4000], { bookingWindow: 0, filters: ['breakfast'] }),
      flights([9000, 9000], { bookingWindow: 0, ssrTypes: [1, 2, 3] }),
      ...others([3, 4, 5], 3500),
    ],
  },
  {
    key: 'service',
    name: 'Service visits',
    to: { to: 'designation', name: 'Service Engineer' },
    approval: 'light',
    entries: [
      hotels([4000, 3200], { bookingWindow: 0, refundable: true, filters: ['parking'] }),
      flights([8000, 8000], { bookingWindow: 0, ssrTypes: [1] }),
      ...others([3, 4, 5], 2500),
    ],
  },
  {
    key: 'leads',
    name: 'Leads abroad',
    to: { to: 'level', name: 'Level 6' },
    approval: 'two-steps',
    entries: [
      hotels([6500, 5000, 9000, 14_000], { bookingWindow: 3 }),
      flights([9500, 9500, 32_000, 75_000], { bookingWindow: 10, ssrTypes: [1, 2] }),
      ...others([3], 4000),
    ],
  },
  {
    key: 'managers',
    name: 'Managers',
    to: { to: 'band', name: 'Band 4' },
    approval: 'two-steps',
    entries: [
      hotels([8500, 6500, 12_000, 18_000], { hotelCategory: [3, 4, 5], filters: ['wifi', 'workspace'] }),
      flights([12_000, 12_000, 45_000, 110_000], { cabinClass: [2, 3], ssrTypes: [1, 2, 3] }),
      ...others([3, 5], 6000),
    ],
  },
  {
    key: 'director',
    name: 'Managing director',
    to: { to: 'employee', index: 0 },
    approval: 'outside-only',
    entries: [
      hotels([], { hotelCategory: [3, 4, 5], bookingWindow: 0 }),
      flights([], { cabinClass: [2, 3, 4], bookingWindow: 0, ssrTypes: [1, 2, 3] }),
      ...others([3, 5], 0),
    ],
  },
];
