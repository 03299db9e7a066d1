import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { saveBusiness as operation } from '../contract.ts';
import { putBusiness } from './business.repo.ts';

/** Saves or removes the caller's business details. */
export const saveBusiness: UseCase<typeof operation> = async ({ db, body, caller }) => {
  await putBusiness(db, caller.userId, body.business, clock.now());
  return { business: body.business };
};
