import { connectSession, type SessionTokens } from '#lib/client/session-port.ts';
import { onSessionChange, readSession, type Session } from './session.ts';

const tokensOf = ({ userID, accessToken, eventUserDetails }: Session): SessionTokens => ({
  userID,
  accessToken,
  eventToken: eventUserDetails?.accessToken ?? null,
});

/**
 * Connects this tab's session to the HTTP client and the query cache. Refreshing and ending sessions is loaded on
 * demand, because most visitors are not signed in.
 */
export function connectThisTab(): void {
  connectSession({
    tokens: () => tokensOf(readSession()),
    onChange: (listener) => void onSessionChange((now, before) => listener(tokensOf(now), tokensOf(before))),
    refresh: async () => (await import('./refresh.ts')).refreshOnce(),
    onRefused: async () => (await import('./session-changes.ts')).endSession('unable-to-refresh'),
    onEventRefused: async (token) => (await import('./session-changes.ts')).dropRefusedEventUser(token),
  });
}
