import 'server-only';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import { sendCounts } from './notifications.repo.ts';
import { notificationPreferences } from './preferences.repo.ts';
import { notifications, switchedOff } from './tables.ts';

/**
 * Stores the news of a request for the people it is for, in the transaction of the change, and brings what was told
 * about it before up to date. A company whose settings tell nobody about approvals gets no new ones, nor does
 * whoever switched them off. Whoever was asked and need not answer any more has nothing left to read.
 */
export async function saveApprovalNotifications(db: Db, event: DomainEvents['approval.changed']): Promise<void> {
  const { companyId, requestId, bookingId, approvalStatus, people } = event;
  const updated = await db
    .update(notifications)
    .set({
      bookingId,
      approvalStatus,
      isRead: sql`${notifications.isRead} or (${notifications.kind} = 'asked' and ${approvalStatus} <> 'pending')`,
    })
    .where(
      and(
        eq(notifications.companyId, companyId),
        eq(notifications.subjectId, requestId),
        or(ne(notifications.approvalStatus, approvalStatus), ne(notifications.bookingId, bookingId)),
      ),
    )
    .returning({ userId: notifications.userId });
  const wanting = new Set(
    await notificationPreferences.wantedBy(
      db,
      companyId,
      'approvals',
      'bell',
      people.map(({ userId }) => userId),
    ),
  );
  const rows = people.flatMap(({ userId, news }) =>
    news === null || !wanting.has(userId)
      ? []
      : {
          companyId,
          userId,
          list: news.list,
          subjectId: requestId,
          bookingId,
          kind: news.kind,
          travelCategory: event.travelCategory,
          approvalStatus,
          actorId: news.actorId,
          title: event.title,
          place: event.place,
          firstDay: event.from,
          lastDay: event.to,
          isRead: false,
          at: clock.now(),
        },
  );
  if (rows.length)
    await db
      .insert(notifications)
      .values(rows)
      .onConflictDoUpdate({
        target: [notifications.userId, notifications.list, notifications.subjectId],
        set: {
          bookingId: sql`excluded.booking_id`,
          kind: sql`excluded.kind`,
          approvalStatus: sql`excluded.approval_status`,
          actorId: sql`excluded.actor_id`,
          title: sql`excluded.title`,
          place: sql`excluded.place`,
          firstDay: sql`excluded.first_day`,
          lastDay: sql`excluded.last_day`,
          isRead: false,
          at: sql`excluded.at`,
        },
      });
  await sendCounts(
    db,
    companyId,
    [...updated, ...rows].map(({ userId }) => userId),
  );
}

/** Subscriber: nobody reads the notifications of someone who left, nor chooses them. */
export async function deleteNotificationsOfLeaver(
  db: Db,
  { companyId, userId }: DomainEvents['employee.leaving'],
): Promise<void> {
  await db.delete(notifications).where(and(eq(notifications.companyId, companyId), eq(notifications.userId, userId)));
  await db.delete(switchedOff).where(and(eq(switchedOff.companyId, companyId), eq(switchedOff.userId, userId)));
}
