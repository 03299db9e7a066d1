import type { Tokens } from '#features/identity/contract.ts';
import { memory } from './memory.ts';
import type { MockEmployee, MockGuest, MockPerson } from './records.ts';

const TOKEN = /^mock-(?:access|refresh|saved)\.(\w+)\.\w+$/;

/** A pair of tokens and a saved one. They say whose they are, so that another tab of the browser takes them too. */
export function tokensOf({ _id }: { _id: string }): Required<Tokens> {
  const chance = Math.random().toString(36).slice(2);
  return {
    accessToken: `mock-access.${_id}.${chance}`,
    refreshToken: `mock-refresh.${_id}.${chance}`,
    savedToken: `mock-saved.${_id}.${chance}`,
  };
}

/** The person a token is of; null for anything else. */
export function personOf(token: string | null): MockPerson | null {
  const id = TOKEN.exec(token ?? '')?.[1];
  return memory().people.find((person) => person._id === id) ?? null;
}

/** The employee a token is of; null for anything else, and for one who is not active. */
export function employeeOf(token: string | null): MockEmployee | null {
  const id = TOKEN.exec(token ?? '')?.[1];
  return memory().employees.find(({ userDetails, state }) => userDetails._id === id && state === 'active') ?? null;
}

/** Who a token of an event is of; null for anything else. */
export const guestOf = (token: string | null): MockGuest | null =>
  memory().guests.find(({ _id }) => token === `mock-guest.${_id}`) ?? null;
