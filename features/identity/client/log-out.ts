import { endSession } from '#stores/session-changes.ts';
import { readSession } from '#stores/session.ts';

/** Logs this tab out at once, and tells the server, which need not answer (7.5). Other tabs stay as they are. */
export function logOut(): void {
  const { refreshToken, loggedInUserType } = readSession();
  endSession('logged-out');
  if (refreshToken)
    void import('./tell-logout.ts')
      .then(({ tellLogout }) => tellLogout(loggedInUserType, refreshToken))
      .catch(() => undefined);
}
