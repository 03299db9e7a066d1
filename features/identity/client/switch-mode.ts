import type { UserType } from '#lib/shared/user-type.ts';
import { leaveFor } from '#stores/session-changes.ts';
import { lookAnew } from './restore-session.ts';

/**
 * 4.7: to work or back to personal. The stored user type is the other one now; whoever was last active there is
 * restored (4.2). Where to go is the caller's to say: /corporate or /bookings.
 */
export function switchMode(userType: UserType): Promise<void> {
  leaveFor(userType);
  return lookAnew(userType);
}
