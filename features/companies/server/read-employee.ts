import 'server-only';
import { signAccessToken } from '#lib/server/access-token.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { userDetails } from '../contract.ts';
import { findMember } from './companies.repo.ts';
import { presentEmployee, presentSurroundings } from './present-member.ts';

/** One's own details or a colleague's (7.6). Anybody outside one's own company gets the answer of an id that is none. */
export const readEmployee: UseCase<typeof userDetails> = async ({ db, query, caller }) => {
  const userId = query.userId || caller.userId;
  const member = await findMember(db, userId, caller.companyId);
  if (!member) throw notFound('This person');
  return {
    user: presentEmployee(member.employee),
    ...presentSurroundings(member),
    accessTokenData: userId === caller.userId ? { accessToken: signAccessToken(caller) } : null,
  };
};
