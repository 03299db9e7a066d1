import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { getEvent as operation } from '../contract.ts';
import { daysOf, eventOf } from './events.repo.ts';
import { presentEvent } from './present-event.ts';

/** An event by its code. Throws NOT_FOUND. */
export const getEvent: UseCase<typeof operation> = async ({ db, query }) => {
  const event = await eventOf(db, query.code);
  return presentEvent(event, await daysOf(db, event.id), clock.now());
};
