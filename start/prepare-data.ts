import 'server-only';
import { seedConfigurations } from '#features/approvals/server/index.ts';
import { DEMO_EVENT_CITY, seedEvents } from '#features/events/server/index.ts';
import { DEMO_PEOPLE, openAccountsOf, seedDemoPeople } from '#features/identity/server/index.ts';
import { DEMO_COMPANY, seedDemoCompany } from '#features/companies/server/index.ts';
import { seedQuarter } from '#features/policy/server/index.ts';
import { extendCalendars, grandestHotel, seedHotels } from '#features/hotels/server/index.ts';
import { seedDepartures } from '#features/packages/server/index.ts';
import { postToLedger } from '#features/payments/server/index.ts';
import { CannotStart } from '#lib/server/cannot-start.ts';
import { clock } from '#lib/server/clock.ts';
import { checkServer } from '#lib/server/db/check-server.ts';
import { APPLICATION_ROLE } from '#lib/server/db/company-tables.ts';
import { closeDatabase, type Database, onMaintenance } from '#lib/server/db/connect.ts';
import { allowLogin, migrateDatabase } from '#lib/server/db/migrate.ts';
import { ensureDatabase, startEmbeddedPostgres } from '#lib/server/embedded/postgres.ts';
import { env, ownerUrl } from '#lib/server/env.ts';
import type { Env } from '#lib/server/env-schema.ts';
import { ENVIRONMENTS } from '#lib/server/environments.ts';
import { readMailbox } from '#lib/server/mail/read-mailbox.ts';
import { secret } from '#lib/server/secrets.ts';
import { wantsDemo } from '#lib/server/wants-demo.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';

/** The prepared data, as lines for the terminal, and how to release it. */
export type PreparedData = { notes: string[]; demo: boolean; close: () => Promise<void> };

export const DEMO_ZONE = 'Asia/Kolkata';
const DEMO_WALLET = 500_000; // ₹5,000

/**
 * Starts and migrates the database; adds demo people and stock to the embedded database, or to another one where DEMO
 * names it.
 */
export async function prepareData(): Promise<PreparedData> {
  const { DATABASE_URL: given, DATA_DIR, SARAI_ENV } = env();
  const embedded = given ? null : await startEmbeddedPostgres(DATA_DIR);
  const close = async () => {
    await closeDatabase();
    await embedded?.stop();
  };
  try {
    if (embedded) {
      await ensureDatabase(embedded.url('postgres'), 'sarai');
      process.env.DATABASE_URL = embedded.url('sarai', APPLICATION_ROLE);
    }
    const owner = embedded?.url('sarai') ?? ownerUrl();
    for (const url of new Set(given ? [owner, given] : [])) await checkServer(url);
    await migrateDatabase(owner);
    if (embedded) {
      await allowLogin(owner); // the socket is accessible to this account only
      embedded.watch();
    }
    secret('SESSION_SECRET');
    secret('GATEWAY_KEY_SECRET');
    secret('GATEWAY_WEBHOOK_SECRET');
    await refuseDemoPeople(owner, env());

    const demo = wantsDemo(env());
    const notes = [
      SARAI_ENV === 'local' ? 'Environment: local. Only this machine can reach it.' : `Environment: ${SARAI_ENV}`,
      embedded
        ? `Database: embedded PostgreSQL in ${DATA_DIR}${embedded.attached ? ' (was still running)' : ''}`
        : 'Database: the one DATABASE_URL names',
    ];
    if (demo) notes.push(...(await onMaintenance(owner, prepareDemo)));
    return { notes, demo, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * A database that was once a demo has people with published passwords. Throws CannotStart in environments that must not
 * have them.
 */
async function refuseDemoPeople(owner: string, { SARAI_ENV, ALLOW_DEMO_PEOPLE_IN_PROD }: Env): Promise<void> {
  if (ENVIRONMENTS[SARAI_ENV].demoPeople !== 'with a flag' || ALLOW_DEMO_PEOPLE_IN_PROD === 'yes') return;
  const addresses = [...DEMO_PEOPLE, ...DEMO_COMPANY.people].map(({ email }) => email);
  const found = await onMaintenance(owner, (db) => openAccountsOf(db, addresses));
  if (!found.length) return;
  throw new CannotStart(
    `Configuration: the database has demo people with published passwords (${found.join(', ')}), and SARAI_ENV is ${SARAI_ENV}. Use a database that was never a demo, or set ALLOW_DEMO_PEOPLE_IN_PROD=yes.`,
  );
}

/** The demo's event, in the finest hotel of its city; created again when it is over. */
export async function seedDemoEvent(db: Database, today: IsoDate): Promise<void> {
  const meets = await grandestHotel(db, DEMO_EVENT_CITY);
  if (meets) await seedEvents(db, { today, venue: { name: meets.name, address: meets.address, hotel: meets.slug } });
}

async function prepareDemo(db: Database): Promise<string[]> {
  const today = clock.today(DEMO_ZONE);
  await seedHotels(db, { today });
  await extendCalendars(db, { today });
  await seedDepartures(db, { today });
  await seedDemoEvent(db, today);
  for (const userId of await seedDemoPeople(db)) {
    const entries = [
      { account: `wallet:${userId}` as const, amount: DEMO_WALLET },
      { account: 'promotion' as const, amount: -DEMO_WALLET },
    ];
    await postToLedger({
      db,
      key: `demo-wallet:${userId}`,
      bookingId: null,
      note: 'A welcome from the demo',
      entries,
      at: clock.now(),
    });
  }
  await seedDemoCompany(db, async (tx, { companyId, approvals, people }) => {
    await seedConfigurations(tx, companyId, approvals);
    await seedQuarter(tx, { companyId, employeeIds: people.map(({ id }) => id), today });
  });
  // logs may be read by many people
  if (env().SARAI_ENV !== 'local') return ['Demo people and stock are in the database.'];
  return [
    ...DEMO_PEOPLE.map(({ email, password }) => `Demo account: ${email}  password: ${password}`),
    ...DEMO_COMPANY.people.map(
      ({ email, password, role }) =>
        `Demo of ${DEMO_COMPANY.name}, ${role.toLowerCase()}: ${email}  password: ${password}`,
    ),
    ...(readMailbox() ? [`Mail that is sent: http://localhost:${env().PORT}${serverRoutes.devMail()}`] : []),
  ];
}
