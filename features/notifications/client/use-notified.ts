import { useMemo } from 'react';
import { type CorporateUserInfo, corporateUserInfo } from '#features/session/client/corporate-user-info.ts';
import { useSession } from '#features/session/client/session.ts';

/** The corporate user of this tab (3.2), who has notifications (6.1); null for anybody else. */
export function useNotified(): CorporateUserInfo | null {
  const session = useSession((now) => now);
  return useMemo(() => corporateUserInfo(session), [session]);
}
