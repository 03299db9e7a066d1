import 'server-only';
import { sql } from 'drizzle-orm';
import { destinationOf, topicIn } from '#lib/shared/realtime.ts';
import type { Db } from '../db/connect.ts';
import { inCompany } from '../db/in-company.ts';
import { log } from '../log.ts';
import { readPort } from '../ports/read-ports.ts';
import type { OutboxMessage } from './subscriptions.ts';

/**
 * Gives messages the counts of the moment in which they are delivered: of two changes that commit together, neither has
 * seen the other, and what both wrote is out of date. Once for each person and topic of these messages. A message keeps
 * the counts of its change where they cannot be read.
 */
export function withCounts(db: () => Db): (message: OutboxMessage) => Promise<OutboxMessage> {
  const known = new Map<string, Promise<object | null>>();
  return async (message) => {
    const found = topicIn(destinationOf(message.topic));
    if (!found || (found.name !== 'approval' && found.name !== 'notification') || !hasCounts(message)) return message;
    const counts = known.get(message.topic) ?? countsOf(db(), found.name, found.id);
    known.set(message.topic, counts);
    const now = await counts;
    return now ? { ...message, payload: { ...(message.payload as object), ...now } } : message;
  };
}

const hasCounts = ({ payload }: OutboxMessage): boolean =>
  typeof payload === 'object' && payload !== null && 'notificationCount' in payload;

/** Null for a person of no company, and where the database does not answer. */
async function countsOf(db: Db, name: 'approval' | 'notification', userId: string): Promise<object | null> {
  try {
    const membership = await readPort('memberships').of(db, userId, sql`true`);
    if (!membership) return null;
    const { companyId } = membership;
    return await inCompany(db, companyId, (tx): Promise<object> =>
      readPort(name === 'approval' ? 'approvals' : 'notifications').countsOf(tx, companyId, userId),
    );
  } catch (error) {
    log().warn({ err: error }, 'a message keeps the counts of its change');
    return null;
  }
}
