'use client';

import type { Party } from '../../contract.ts';
import { useSession } from '#features/session/client/session.ts';

/** Who sits at this desk, with what their company set; empty for a tab of another kind. */
export function useBooker() {
  const session = useSession((now) => now);
  return session.loggedInUserType === 'corporate'
    ? {
        userId: session.userDetails._id,
        name: `${session.userDetails.firstName} ${session.userDetails.lastName}`,
        settings: session.userDetails.configuration,
        rights: session.userDetails,
      }
    : null;
}

/** 4.11: where nobody is chosen, oneself travels. */
export function usePartyOf(asked: Party): Party {
  const booker = useBooker();
  return asked.travellerIds.length || asked.guests || !booker ? asked : { ...asked, travellerIds: [booker.userId] };
}
