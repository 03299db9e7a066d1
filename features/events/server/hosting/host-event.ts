import 'server-only';
import { randomInt } from 'node:crypto';
import { readAccount } from '#features/identity/server/index.ts';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { newId } from '#lib/shared/ids.ts';
import { publicName } from '#lib/shared/public-name.ts';
import type { host, hosted, listHosted } from '../../contract.ts';
import { newHostedCode } from '../../rules/registration-number.ts';
import { eventDays, events } from '../tables.ts';
import { hostedEventOf, hostedEventsOf, refuseAnotherEvent } from './hosted.repo.ts';
import { hostedValues } from './hosted-values.ts';
import { presentHosted, presentOneHosted } from './present-hosted.ts';

/** Makes an event of the caller. Throws INVALID_INPUT by field, and STATE_BLOCKED as `refuseAnotherEvent` does. */
export const hostEvent: UseCase<typeof host> = async ({ db, body, caller, request }) => {
  const values = hostedValues(body);
  await refuseAnotherEvent(db, caller.userId);
  const now = clock.now();
  const [event] = await db
    .insert(events)
    .values({
      ...values.event,
      id: newId('evt', now.getTime()),
      code: newHostedCode(randomInt),
      hostId: caller.userId,
      hostName: publicName(await readAccount(db, caller)),
      createdAt: now,
    })
    .returning();
  if (!event) throw new Error('An event was not stored.');
  await db.insert(eventDays).values(values.days.map((day) => ({ ...day, eventId: event.id })));
  await recordEvent(db, request, { action: 'event.hosted', actor: caller, subjectId: event.id });
  return presentOneHosted(db, event);
};

/** An event of the caller. Throws NOT_FOUND. */
export const readHosted: UseCase<typeof hosted> = async ({ db, query, caller }) =>
  presentOneHosted(db, await hostedEventOf(db, caller.userId, query.code));

/** The newest events of the caller. */
export const listHostedEvents: UseCase<typeof listHosted> = async ({ db, caller }) => {
  const rows = await presentHosted(db, await hostedEventsOf(db, caller.userId));
  return {
    events: rows.map(({ code, title, city, startsOn, endsOn, state, registrations, people }) => ({
      code,
      title,
      city,
      startsOn,
      endsOn,
      state,
      registrations,
      people,
    })),
  };
};
