import { apiFailure } from '#lib/client/api-failure.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { type Person, readSession } from './session.ts';
import { endSession, updateUserDetails } from './session-changes.ts';
import { getUser, userDetails } from './session-calls.ts';

/** Server answers that mean the tab's person is no longer valid (8.5). */
const NOBODY = [400, 401, 404];
const DEBOUNCE_MS = 300;
const PAUSE_MS = 1000;

const debounce: { timer?: ReturnType<typeof setTimeout>; lastAt: number } = { lastAt: Number.NEGATIVE_INFINITY };

/** Refetches the person's details, once for all calls within 300 ms, and at most once a second (9.4). */
export function refetchUserDetails(): void {
  clearTimeout(debounce.timer);
  debounce.timer = setTimeout(() => void refetch(), Math.max(DEBOUNCE_MS, debounce.lastAt + PAUSE_MS - Date.now()));
}

/** 7.6, 7.7. After 400, 401 or 404 the tab is logged out (8.5). */
async function refetch(): Promise<void> {
  const { status, userID, loggedInUserType } = readSession();
  if (status !== 'in') return;
  debounce.lastAt = Date.now();
  try {
    updateUserDetails(loggedInUserType === 'corporate' ? await corporateUser() : await consumer(userID));
  } catch (error) {
    if (NOBODY.includes(apiFailure(error).status) && readSession().userID === userID) endSession('expired');
  }
}

const consumer = async (id: string): Promise<Person> => ({
  loggedInUserType: PRODUCT.id,
  userDetails: await callOperation(getUser, { query: { id } }),
});

async function corporateUser(): Promise<Person> {
  const { user, accessTokenData: _, ...about } = await callOperation(userDetails, { query: {} });
  return { loggedInUserType: 'corporate', userDetails: { ...user, ...about } };
}
