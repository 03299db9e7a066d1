import { apiFailure } from '#lib/client/api-failure.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import { endSession, updateUserDetails } from '#stores/session-changes.ts';
import { readSession } from '#stores/session.ts';
import { getUser } from './calls.ts';

/** What the server says when this person is not, or no longer, who the tab thinks (8.5). */
const NOBODY = [400, 401, 404];

/** Reads the details of the person in this tab anew (7.7). Refused with 400, 401 or 404, the tab is logged out (8.5). */
export async function refetchUserDetails(): Promise<void> {
  const { userID } = readSession();
  if (!userID) return;
  try {
    updateUserDetails(await callOperation(getUser, { query: { id: userID } }));
  } catch (error) {
    if (NOBODY.includes(apiFailure(error).status) && readSession().userID === userID) endSession('expired');
  }
}
