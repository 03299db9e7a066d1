import { DEMO_EMPLOYEES } from './demo-company.ts';
import { newMockCompany } from './mock-company.ts';
import { DEMO_PERSON } from './demo-person.ts';
import type { Memory, WalletLine } from './records.ts';

const KEY = 'mock-memory';
const WELCOME = 500_000; // ₹5,000, as the demo's

/** A new person's wallet has the demo's welcome in it. */
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
  guests: [],
  travellers: [],
  business: {},
  attempts: [],
  wallet: [welcomeLine(DEMO_PERSON._id, new Date().toISOString())],
  repeats: {},
  counted: {},
});

let current: Memory | null = null;

/** The memory of this tab; on the server it is empty and nothing is added to it. */
export const memory = (): Memory => (current ??= stored() ?? empty());

/** Keeps what an answer changed, for the next page of this tab. */
export function keepMemory(): void {
  if (typeof sessionStorage !== 'undefined') sessionStorage.setItem(KEY, JSON.stringify(memory()));
}

/** Drops what a refused call changed. */
export function forgetChanges(): void {
  if (typeof sessionStorage !== 'undefined') current = null;
}

/** Begins anew: for tests. */
export function clearMemory(): void {
  current = empty();
}

function stored(): Memory | null {
  if (typeof sessionStorage === 'undefined') return null;
  const text = sessionStorage.getItem(KEY);
  return text ? (JSON.parse(text) as Memory) : null;
}
