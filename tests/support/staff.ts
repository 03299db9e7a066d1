import { openStaffSession } from '#features/desk/server/staff-sessions.repo.ts';
import { staffAccounts } from '#features/desk/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { newId } from '#lib/shared/ids.ts';

export type Staff = { staffId: string; name: string; email: string; token: string };

/** Somebody of the staff, signed in at the desk; without a password. */
export async function aStaff(db: Db, name = 'Meera Nair'): Promise<Staff> {
  const now = clock.now();
  const staffId = newId('stf', now.getTime());
  const email = `${staffId}@staff.example`;
  await db.insert(staffAccounts).values({ id: staffId, email, name, passwordHash: null, createdAt: now });
  return { staffId, name, email, token: await openStaffSession(db, staffId, now) };
}
