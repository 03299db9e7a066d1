import 'server-only';
import { clock } from '#lib/server/clock.ts';
import { dispatchEvent } from '#lib/server/domain-events.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import type { logout } from '../contract.ts';
import { countSessionCall } from './count-session-call.ts';
import { lockToken, revokeBrowsers, revokeFamily } from './sessions.repo.ts';

/**
 * Ends the browser's session: the saved family with every tab opened from it; with `scope: 'tab'` only the tab's
 * family. An unknown or ended token is no error (7.5).
 */
const logOutOf =
  (userType: UserType): UseCase<typeof logout> =>
  async ({ db, body, request }) => {
    await countSessionCall(db, body.refreshToken, request);
    await inTransaction(db, async (tx) => {
      const found = await lockToken(tx, body.refreshToken);
      if (found?.session.userType !== userType) return;
      const { id, openedFrom, userId } = found.session;
      if (body.scope === 'tab') await revokeFamily(tx, id, clock.now());
      else {
        const sessionId = openedFrom ?? id;
        await revokeBrowsers(tx, userId, clock.now(), { only: sessionId });
        await dispatchEvent(tx, 'browser.logged-out', { userId, sessionId });
      }
    });
    return { loggedOut: true };
  };

export const logOut = logOutOf(PRODUCT.id);
export const logOutCorporate = logOutOf('corporate');
