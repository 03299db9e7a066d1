import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import type { logout } from '../contract.ts';
import { lockToken, revokeFamily } from './sessions.repo.ts';

/** Ends a tab's family and the saved one it came from; other tabs stay. An unknown or ended token is no error (7.5). */
const logOutOf =
  (userType: UserType): UseCase<typeof logout> =>
  async ({ db, body }) => {
    const found = await lockToken(db, body.refreshToken);
    if (found?.session.userType === userType) {
      const now = clock.now();
      await revokeFamily(db, found.session.id, now);
      if (found.session.openedFrom) await revokeFamily(db, found.session.openedFrom, now);
    }
    return { loggedOut: true };
  };

export const logOut = logOutOf(PRODUCT.id);
export const logOutCorporate = logOutOf('corporate');
