import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { remember } from '../contract.ts';
import { isSameTraveller, mergeTraveller } from '../rules/merge-traveller.ts';
import { presentTraveller } from './present-traveller.ts';
import { addTraveller, lockTravellers, replaceTraveller, travellersOf } from './travellers.repo.ts';

/** Saves the people of a form, each once. Throws STATE_BLOCKED at the limit, and then saves nobody. */
export const rememberTravellers: UseCase<typeof remember> = async ({ db, body, caller }) => {
  const { userId } = caller;
  const now = clock.now();
  await lockTravellers(db, userId);
  const saved = await travellersOf(db, userId);
  for (const named of body.people) {
    const at = saved.findIndex((record) => isSameTraveller(presentTraveller(record), named));
    const known = saved[at];
    if (known) {
      const traveller = mergeTraveller(presentTraveller(known), named);
      const changed = await replaceTraveller(db, { userId, id: known.id, isSelf: known.isSelf, traveller, now });
      saved[at] = changed ?? known;
    } else saved.push(await addTraveller(db, { userId, isSelf: false, traveller: named, now }));
  }
  return { saved: body.people.length };
};
