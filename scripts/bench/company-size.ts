/**
 * `node scripts/bench/company-size.ts`: a company of 50,000 people beside one of 400, in one embedded database that is
 * deleted afterwards. Each line is the larger company's median over the smaller one's, in turns, inside the transaction
 * and role of a corporate user's request. Both must send the same number of statements.
 */
import '../server-modules.mjs';
import pg from 'pg';
import { benchStays } from './policy-options.ts';
import { interleaved, median } from './statistics.ts';
import { atMost, milliseconds, note, printTable, seconds, times, type Line } from './table.ts';

const { listEmployees, travellersFor } = await import('#features/companies/server/index.ts');
const { drawCompany } = await import('../../features/companies/server/seed/demo-company.ts');
const { storeCompany } = await import('../../features/companies/server/seed/store-company.ts');
const { createAccount } = await import('#features/identity/server/index.ts');
const { partyPolicies } = await import('#features/policy/server/index.ts');
const { closeDatabase, database } = await import('#lib/server/db/connect.ts');
const { inCompany } = await import('#lib/server/db/in-company.ts');
const { migrateDatabase } = await import('#lib/server/db/migrate.ts');
const { wireFeatures } = await import('#start/wire-features.ts');
const { ensureDatabase, startEmbeddedPostgres } = await import('#lib/server/embedded/postgres.ts');

wireFeatures();

type Db = Parameters<Parameters<typeof inCompany>[2]>[0];
type Filter = { by: 'department' | 'policy' | 'state'; type: 'in' | 'notIn'; values: string[] };
type Company = { companyId: string; booker: string; filters: Filter[] };

const SIZES = { small: 400, large: 50_000 };
const TRAVELLERS = 20;
const OPTIONS = 1000;

/** Lines of the table. `folder` for the database, `rounds` of each side. */
export async function measureCompanySize(folder: string, rounds: number): Promise<Line[]> {
  const postgres = await startEmbeddedPostgres(`${folder}/company`);
  try {
    await ensureDatabase(postgres.url('postgres'), 'company');
    process.env.DATABASE_URL = postgres.url('company');
    await migrateDatabase(postgres.url('company'));
    const since = performance.now();
    const [small, large] = [await aCompany('small', SIZES.small), await aCompany('large', SIZES.large)];
    await database().$client.query('vacuum analyze');
    const made = (performance.now() - since) / 1000;
    return [
      ...(await measured(small, large, rounds)),
      note(`making a company of ${SIZES.large.toLocaleString('en-US')}`, seconds(made)),
    ];
  } finally {
    await closeDatabase();
    await postgres.stop();
  }
}

async function aCompany(key: string, people: number): Promise<Company> {
  const now = new Date();
  const drawn = drawCompany({ key, people, seed: 7, domain: `${key}.bench.example`, foundedAt: now.toISOString() });
  const [first] = drawn.people;
  await inCompany(database(), drawn.companyId, async (tx) => {
    await createAccount(
      tx,
      {
        id: first!.id,
        firstName: first!.firstName,
        lastName: first!.lastName,
        email: first!.workEmail,
        mobile: first!.mobile,
        userType: 'corporate',
        passwordHash: 'none',
      },
      now,
    );
    await storeCompany(tx, drawn, { name: key, countryCode: '356', citySlug: 'bengaluru' }, now);
  });
  const filters: Filter[] = [
    { by: 'department', type: 'in', values: [drawn.departments[3]!.id] },
    { by: 'policy', type: 'notIn', values: [drawn.policies[0]!._id] },
    { by: 'state', type: 'in', values: ['active'] },
  ];
  return { companyId: drawn.companyId, booker: drawn.people[7]!.id, filters };
}

const list =
  ({ companyId }: Company, asked: { searchKey?: string; pageNo?: number; filter?: Filter[] }) =>
  (db: Db) =>
    listEmployees({
      db,
      query: undefined,
      body: {
        companyId,
        filter: [],
        searchKey: '',
        pageSize: 20,
        pageNo: 1,
        sort: { by: 'name', direction: 'asc' },
        ...asked,
      },
      caller: {
        userId: 'bench',
        userType: 'corporate',
        sessionId: 'bench',
        companyId,
        countryCode: '356',
        rights: ['company.view'],
      },
      request: {
        requestId: '',
        address: '',
        userAgent: '',
        headers: new Headers(),
        rawBody: '',
        answerHeaders: new Headers(),
      },
    });

const options = benchStays(OPTIONS);
const evaluated =
  ({ companyId }: Company) =>
  async (db: Db) => {
    const ids = (await list({ companyId, booker: '', filters: [] }, {})(db)).users
      .slice(0, TRAVELLERS)
      .map(({ _id }) => _id);
    return (await partyPolicies(db, companyId, ids, 'hotel')).evaluate(options);
  };

const PATHS: { what: string; most: number; run: (company: Company) => (db: Db) => Promise<unknown> }[] = [
  { what: 'people, first page', most: 20, run: (company) => list(company, {}) },
  { what: 'people, found by name', most: 20, run: (company) => list(company, { searchKey: 'ash i' }) },
  {
    what: 'people, one department, not under one policy, active',
    most: 20,
    run: (company) => list(company, { filter: company.filters }),
  },
  {
    what: 'bookable colleagues, found by name',
    most: 20,
    run:
      ({ companyId, booker }) =>
      (db) =>
        travellersFor(db, companyId, booker, 'company', { searchKey: 'ash', ids: [] }),
  },
  { what: `${OPTIONS} stays evaluated for ${TRAVELLERS} of them`, most: 1.5, run: evaluated },
];

async function measured(small: Company, large: Company, rounds: number): Promise<Line[]> {
  const lines: Line[] = [];
  const size = `${SIZES.large.toLocaleString('en-US')} / of ${SIZES.small}`;
  for (const { what, most, run } of PATHS) {
    const side = (company: Company) => () => timeOf(company, run(company));
    await interleaved(3, [side(small), side(large)]); // warm-up, not counted
    const [few = [], many = []] = await interleaved(rounds, [side(small), side(large)]);
    const [fewTime, manyTime] = [median(few.map(({ clock }) => clock)), median(many.map(({ clock }) => clock))];
    const statements = [few[0]?.statements ?? NaN, many[0]?.statements ?? NaN];
    lines.push(
      atMost(`a company of ${size}: ${what}`, manyTime / fewTime, most, times),
      note('its medians', `${milliseconds(manyTime)}, ${milliseconds(fewTime)}`),
      atMost('its statements, more than in the small one', statements[1]! - statements[0]!, 0, String),
    );
  }
  return lines;
}

/** Milliseconds of one call and its number of statements. */
async function timeOf(
  { companyId }: Company,
  run: (db: Db) => Promise<unknown>,
): Promise<{ clock: number; statements: number }> {
  const plain = Reflect.get(pg.Client.prototype, 'query') as (...sent: unknown[]) => unknown;
  let statements = 0;
  pg.Client.prototype.query = function counted(this: unknown, ...sent: unknown[]) {
    statements++;
    return plain.apply(this, sent);
  } as typeof pg.Client.prototype.query;
  try {
    const since = performance.now();
    await inCompany(database(), companyId, run);
    return { clock: performance.now() - since, statements };
  } finally {
    pg.Client.prototype.query = plain as typeof pg.Client.prototype.query;
  }
}

if (import.meta.main) {
  const lines = await measureCompanySize('.cache/bench-company', 15);
  printTable(lines);
  process.exitCode = lines.some(({ met }) => met === false) ? 1 : 0;
}
