import 'server-only';
import { and, asc, sql } from 'drizzle-orm';
import { readPort, type ReadPorts } from '#lib/server/ports/read-ports.ts';
import { devicesOf } from './devices.repo.ts';
import { pushMessages } from './tables.ts';

type News = { userId: string; subject: string };

/** Messages of a piece of news: of this person, tagged with what it is about. */
const ofNews = ({ userId, subject }: News) =>
  and(sql`${pushMessages.message}->>'tag' = ${subject}`, sql`${pushMessages.message}->>'userId' = ${userId}`);

/** What emails ask of the push messages of the same news. */
export const pushes: ReadPorts['pushes'] = {
  waitingOf: async (db, news) => {
    const [first] = await db
      .select({ nextTryAt: pushMessages.nextTryAt, tries: pushMessages.tries })
      .from(pushMessages)
      .where(ofNews(news))
      .orderBy(asc(pushMessages.nextTryAt))
      .limit(1);
    return first ?? null;
  },
  tellOfApprovals: async (db, companyId, userId) => {
    if (!(await devicesOf(db, 'corporate', [userId])).length) return false;
    const { wantedBy } = readPort('notificationPreferences');
    return (await wantedBy(db, companyId, 'approvals', 'push', [userId])).length > 0;
  },
  drop: async (db, news) => void (await db.delete(pushMessages).where(ofNews(news))),
};
