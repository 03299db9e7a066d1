'use client';

import type { Party } from '../../contract.ts';
import { useSession } from '#features/session/client/session.ts';

/** The corporate user of this tab with the company's settings; empty in a consumer tab. */
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

/** Without a selection the user travels themselves (4.11). */
export function usePartyOf(asked: Party): Party {
  const booker = useBooker();
  return asked.travellerIds.length || asked.guests || !booker ? asked : { ...asked, travellerIds: [booker.userId] };
}
