import 'server-only';
import { openSession, signInWithPassword } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { logIn } from '../contract.ts';
import { findMember } from './companies.repo.ts';
import { presentSession } from './present-member.ts';
import { rulesOf } from './rules-of-member.ts';

/**
 * Signs a corporate user in (7.1). Unknown address, wrong password and closed account get the same answer in the same
 * time.
 */
export const logInEmployee: UseCase<typeof logIn> = async ({ db, body, request }) => {
  const { workEmail: email, password, device } = body;
  const user = await signInWithPassword(db, 'corporate', { email, password }, request);
  // reads across companies: the account says which one it is
  const member = user ? await findMember(db, user.id) : undefined;
  if (!user || member?.employee.state !== 'active')
    throw new AppError('UNAUTHENTICATED', 'Email or password is incorrect. Check both, or ask your company.');
  return inCompany(db, member.company.id, async (tx) =>
    presentSession(
      member,
      await rulesOf(tx, member.company.id, member.employee.id),
      await openSession(tx, user, device, request, clock.now()),
    ),
  );
};
