import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { addDays } from '#lib/shared/dates.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { useEnvironment } from '../support/environment.ts';
import { aGuest, anEvent, aSignedInGuest, FRI, register, SAT, SUN } from '../support/events.ts';
import { useTestDatabase } from '../support/test-database.ts';

useEnvironment({ RATE_LIMIT_FACTOR: '100' }); // a hundred people at once, all from one network
useApiServer();
const database = useTestDatabase(anEvent);
beforeEach(() => clock.freeze(`${addDays(FRI, -50)}T06:30:00Z`));

/** What each day counts, and what its registrations add up to: always the same. */
const books = async () =>
  (
    await database().execute<{ day: string; taken: number; people: number; capacity: number }>(sql`
  select d.day::text, d.taken, d.capacity, coalesce(sum(1 + r.companions) filter (where r.withdrawn_at is null), 0)::int as people
  from event_days d left join event_registration_days c using (event_id, day) left join event_registrations r on r.id = c.registration_id
  group by d.event_id, d.day, d.taken, d.capacity order by d.day`)
  ).rows;

it('[1.2] 100 parallel registrations for the last 10 places of a day: 10 people in, 90 clear refusals, no place twice', async () => {
  await database().execute(sql`update event_days set capacity = case when day = ${SAT} then 10 else 500 end`);
  const days = [[SAT], [SUN, SAT], [FRI, SAT]]; // asked for in any order, taken in one
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      register({ email: `guest${n}@example.com`, companions: 0, days: days[n % 3] }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  for (const { json } of answers.filter(({ status }) => status !== 200))
    expect((json as Failure).message).toBe('Sat 16 Jan 2027 is full. Nothing was changed.');
  const kept = await books();
  expect(kept.find(({ day }) => day === SAT)).toMatchObject({ taken: 10, people: 10 });
  for (const { taken, people } of kept) expect(taken).toBe(people);
}, 60_000);

it('[1.2] one mail registering 20 times at once is one registration', async () => {
  await database().execute(sql`update event_days set capacity = 500`);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => register({ email: 'same@example.com', companions: 2, days: [FRI, SUN] })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const {
    rows: [same],
  } = await database().execute<{ count: number }>(
    sql`select count(*)::int from event_registrations where email = 'same@example.com'`,
  );
  expect(same?.count).toBe(1);
  for (const { taken, people } of await books()) expect(taken).toBe(people);
});

it('[1.2] changing, withdrawing and registering side by side keep every day’s count true', async () => {
  const guests = [];
  for (let n = 0; n < 8; n++)
    guests.push(await aSignedInGuest(database(), { email: `mover${n}@example.com`, companions: n % 5 }));
  await database().execute(sql`update event_days set capacity = taken + 6`);
  const { email: _, ...body } = aGuest();
  const days = [[FRI], [SAT, SUN], [SUN, FRI], [FRI, SAT, SUN]];
  await Promise.all(
    guests.flatMap(({ accessToken: token }, n) => [
      ...days.map((chosen, turn) =>
        call('PUT', '/api/events/registration', { token, body: { ...body, companions: (n + turn) % 5, days: chosen } }),
      ),
      ...(n % 2
        ? [
            call('POST', '/api/events/withdraw', { token, body: {} }),
            call('POST', '/api/events/withdraw', { token, body: {} }),
          ]
        : []),
      register({ email: `late${n}@example.com`, companions: n % 3, days: days[n % 4] }),
    ]),
  );
  for (const { taken, people, capacity } of await books()) {
    expect(taken).toBe(people);
    expect(taken).toBeLessThanOrEqual(capacity);
  }
}, 60_000);
