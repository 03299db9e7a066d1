import 'server-only';
import { whoLooksAfterPeople } from '#features/companies/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import { writeMessages } from '#lib/server/realtime/outbox.ts';

/** Tells the open tabs of these employees that what they show about the person is out of date (7.19, `corporateUser`). */
export async function notifyOfPerson(
  db: Db,
  { companyId, userIds, change, actorId }: DomainEvents['person.changed'],
): Promise<void> {
  await writeMessages(
    db,
    companyId,
    userIds.map((userId) => ({ topic: `corporateUser${userId}`, payload: { userId, companyId, change, actorId } })),
  );
}

/** Tells those who look after the employees that their list is out of date (7.19, `corporateEmployee`). */
export async function notifyOfPeople(db: Db, { companyId, ...payload }: DomainEvents['people.changed']): Promise<void> {
  const people = await whoLooksAfterPeople(db, companyId);
  await writeMessages(
    db,
    companyId,
    people.map((userId) => ({ topic: `corporateEmployee${userId}`, payload: { companyId, ...payload } })),
  );
}
