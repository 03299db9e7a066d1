import 'server-only';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { UserType } from '#lib/shared/user-type.ts';
import type { PushMessage } from '../rules/push-message.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Browsers that people registered for push messages (3.16). Two people of one browser have a row each. `sessionId` is
 * the browser's session: with it, the registration ends.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    userType: text('user_type').$type<UserType>().notNull(),
    /** The browser's subscription as JSON, or its registration token of Firebase. */
    token: text('token').notNull(),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull(),
    /** The browser's own id (3.4): its newer registration replaces the older one. */
    deviceId: text('device_id').notNull(),
    sessionId: text('session_id').notNull(),
    registeredAt: instant('registered_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_devices_user').on(table.userId, table.deviceId),
    index('push_devices_session').on(table.sessionId),
    index('push_devices_registered').on(table.registeredAt),
  ],
);

/** Push messages to be sent, one row per device, written in the transaction of the change. Sent ones are deleted. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: text('id').primaryKey(),
    deviceId: text('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    message: jsonb('message').$type<PushMessage>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    index('push_messages_due').on(table.nextTryAt),
    index('push_messages_device').on(table.deviceId),
    index('push_messages_expires').on(table.expiresAt),
    index('push_messages_tag').on(sql`(${table.message}->>'tag')`),
  ],
);

/** The hours in which push messages to a person wait, as wall times "22:00" of a zone. No row: they never wait. */
export const quietHours = pgTable('push_quiet_hours', {
  userId: text('user_id').primaryKey(),
  fromTime: text('from_time').notNull(),
  untilTime: text('until_time').notNull(),
  zone: text('zone').notNull(),
});
