import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { userDetails } from '../contract.ts';
import { findMember } from './companies.repo.ts';
import { rulesOf } from './rules-of-member.ts';
import { presentEmployee, presentSurroundings } from './present-member.ts';

/** The caller's own details or a colleague's (7.6). Ids of other companies are answered like unknown ids. */
export const readEmployee: UseCase<typeof userDetails> = async ({ db, query, caller, request }) => {
  const userId = query.userId || caller.userId;
  const member = await findMember(db, userId, caller.companyId);
  if (!member) throw notFound('This person');
  return {
    user: presentEmployee(member.employee),
    ...presentSurroundings(member, await rulesOf(db, caller.companyId, userId)),
    accessTokenData: userId === caller.userId ? { accessToken: presentedToken(request.headers) } : null,
  };
};

/** The access token of this call. A new one would let a stolen token renew itself for ever. */
const presentedToken = (headers: Headers): string => (headers.get('authorization') ?? '').slice('Bearer '.length);
