import type { Tokens } from '#features/identity/contract.ts';
import { memory } from './memory.ts';
import type { MockEmployee, MockGuest, MockPerson, MockStaff } from './records.ts';

const TOKEN = /^mock-(?:access|refresh|saved)\.(\w+)\.\w+$/;

/**
 * Access, refresh and saved tokens. They contain the person's id, so that another tab of the browser accepts them too.
 */
export function tokensOf({ _id }: { _id: string }): Required<Tokens> {
  const chance = Math.random().toString(36).slice(2);
  return {
    accessToken: `mock-access.${_id}.${chance}`,
    refreshToken: `mock-refresh.${_id}.${chance}`,
    savedToken: `mock-saved.${_id}.${chance}`,
  };
}

/** The person a token belongs to; null for any other token. */
export function personOf(token: string | null): MockPerson | null {
  const id = TOKEN.exec(token ?? '')?.[1];
  return memory().people.find((person) => person._id === id) ?? null;
}

/** The employee a token belongs to; null for any other token, and for an inactive employee. */
export function employeeOf(token: string | null): MockEmployee | null {
  const id = TOKEN.exec(token ?? '')?.[1];
  return memory().employees.find(({ userDetails, state }) => userDetails._id === id && state === 'active') ?? null;
}

/** The mock's only staff account, and its password. */
export const MOCK_STAFF: MockStaff = { _id: 'stf_meera', name: 'Meera Nair', email: 'meera@sarai.example' };
export const MOCK_STAFF_PASSWORD = 'a desk by the window';

/** The staff account a token belongs to; null for any other token. */
export const staffOf = (token: string | null): MockStaff | null =>
  token === `mock-staff.${MOCK_STAFF._id}` ? MOCK_STAFF : null;

/** The event guest a token belongs to; null for any other token. */
export const guestOf = (token: string | null): MockGuest | null =>
  memory().guests.find(({ _id }) => token === `mock-guest.${_id}`) ?? null;
