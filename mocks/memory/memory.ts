import { DEMO_EMPLOYEES } from './demo-company.ts';
import { newMockCompany } from './mock-company.ts';
import { DEMO_PERSON } from './demo-person.ts';
import type { Memory, WalletLine } from './records.ts';

const KEY = 'mock-memory';
const WELCOME = 500_000; // ₹5,000, as in the demo.

/** A new person's wallet contains the demo's welcome credit. */
export const welcomeLine = (userId: string, at: string): WalletLine => ({
  _id: `pst_welcome_${userId}`,
  userId,
  at,
  amount: WELCOME,
  balance: WELCOME,
  note: 'A welcome from the demo',
  bookingId: null,
});

const empty = (): Memory => ({
  people: [DEMO_PERSON],
  employees: structuredClone(DEMO_EMPLOYEES),
  company: newMockCompany(),
  bookings: [],
  flights: [],
  packages: [],
  guests: [],
  waiting: [],
  hosted: [],
  messages: [],
  photographs: [],
  albums: [],
  messageEmailsOff: [],
  roomBlocks: [],
  budgets: {},
  sharers: [],
  roomRequests: [],
  enquiries: [],
  travellers: [],
  saved: [],
  savedLists: {},
  savedLikes: [],
  guestReviews: [],
  cart: [],
  combined: [],
  switchedOff: [],
  transport: [],
  business: {},
  calendars: {},
  guestLinks: {},
  attempts: [],
  wallet: [welcomeLine(DEMO_PERSON._id, new Date().toISOString())],
  told: {},
  repeats: {},
  counted: {},
});

let current: Memory | null = null;

/** The memory of this tab. On the server it is empty and stays empty. */
export const memory = (): Memory => (current ??= stored() ?? empty());

/** Saves what an answer changed, for the next page of this tab. */
export function keepMemory(): void {
  if (typeof sessionStorage !== 'undefined') sessionStorage.setItem(KEY, JSON.stringify(memory()));
}

/** Discards what a failed call changed. */
export function discardChanges(): void {
  if (typeof sessionStorage !== 'undefined') current = null;
}

/** Resets the memory, for tests. */
export function clearMemory(): void {
  current = empty();
}

function stored(): Memory | null {
  if (typeof sessionStorage === 'undefined') return null;
  const text = sessionStorage.getItem(KEY);
  return text ? { ...empty(), ...(JSON.parse(text) as Partial<Memory>) } : null;
}
