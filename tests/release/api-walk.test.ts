import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { operations } from '#app/api/operations.ts';
import { needsToken } from '#lib/shared/define-operation.ts';
import { accessToken } from '../support/access-token.ts';
import { clock } from '#lib/server/clock.ts';
import { useApiServer } from '../support/api-server.ts';
import { NOON_LESS_HALF } from '../support/booking-setup.ts';
import { useEnvironment } from '../support/environment.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { arbitraryInput } from '../support/walk/arbitrary-input.ts';
import { endedGuestTokens, endedStaffTokens, endedTokens, type EndedToken } from '../support/walk/ended-sessions.ts';
import { goodCall, tokenFor } from '../support/walk/good-call.ts';
import { goodInput, inputSchema, type KnownValues } from '../support/walk/good-input.ts';
import {
  dealtOut,
  HOSTILE_BODIES,
  placesIn,
  schemaAt,
  STRANGE_TEXTS,
  valuesInsteadOf,
} from '../support/walk/hostile-input.ts';
import { faults, faultsOfRefusal, send, withoutRequestId, type Answer, type Sent } from '../support/walk/send.ts';
import { sendEach } from '../support/walk/send-each.ts';
import { idsOfPerson } from '../support/walk/two-companies.ts';
import { aFreshToken, isForFlights, readyFor } from '../support/walk/ready-for.ts';
import { knownValues } from '../support/walk/known-values.ts';
import { twoTravellers, type TwoTravellers } from '../support/walk/two-travellers.ts';

/** Registers a test only where it applies, so that none counts as skipped. */
const when = (applies: unknown) => (title: string, test: () => Promise<void>) => void (applies && it(title, test));

useEnvironment({ RATE_LIMIT_FACTOR: '1000' }); // thousands of calls in one moment that stands still, all from one network
const db = useTestDatabase();
const api = useApiServer();
let people: TwoTravellers;
let known: KnownValues;
let ended: Record<'people' | 'companies' | 'guests' | 'staff', EndedToken[]>;

beforeAll(async () => {
  clock.freeze(NOON_LESS_HALF);
  people = await twoTravellers(db(), api.base);
  known = knownValues(people);
  ended = {
    people: await endedTokens(db(), 'consumer'),
    companies: await endedTokens(db(), 'corporate'),
    guests: await endedGuestTokens(db()),
    staff: await endedStaffTokens(db()),
  };
});
afterAll(() => clock.reset());
beforeEach(() => clock.freeze(NOON_LESS_HALF));

describe.each(operations.map((operation) => [operation.name, operation] as const))('[7.20] %s', (_, operation) => {
  const corporate = operation.caller === 'corporate';
  const guest = operation.caller === 'event-guest';
  const staff = operation.caller === 'staff';
  const signedIn = needsToken(operation);
  const flies = isForFlights(operation.name);
  const writes = operation.method !== 'GET' && signedIn && operation.transaction !== 'none';
  const token = () => tokenFor(operation, people);
  /** Ravi; the administrator of another company; another guest; somebody else of the staff. */
  const otherToken = () =>
    corporate
      ? people.companies.theirs.token()
      : guest
        ? people.guests.theirs
        : staff
          ? people.staff.theirs
          : people.ravi.token();
  const ask = (sent: Sent): Promise<Answer> => send(api.base(), operation, sent);
  const ends = ENDS_OWN_SESSION.has(operation.name);
  const mayEnd = operation.name === 'identity.endAllSessions'; // unless it is told to keep this one
  const askAsAsha = async (sent: Sent) => ask({ token: mayEnd ? await aFreshToken(db(), 'sarai') : token(), ...sent });
  const good = (more: KnownValues = {}) => goodCall(operation, people, known, more);
  /** Every fault over many requests, four at a time: the list shows all of them at once. */
  const walk = async (requests: Sent[], evaluate: (answer: Answer) => string[]) => {
    const found: string[] = [];
    const rest = [...requests];
    const walker = async () => {
      for (let sent = rest.pop(); sent; sent = rest.pop()) found.push(...evaluate(await askAsAsha(sent)));
    };
    await Promise.all(Array.from({ length: 4 }, walker));
    expect(found).toEqual([]);
  };

  it('answers a good call at its path', async () => {
    const { known: more, token: own = token() } = /^bookings\.(?!.*(Flight|Dates)Change$|desk|askGuest)/.test(
      operation.name,
    )
      ? { known: {} }
      : await readyFor(operation.name, people, api.base);
    const answer = await ask({ ...good(more), token: own });
    expect(faults(answer)).toEqual([]);
    expect(operation.caller === 'signature' ? 401 : answer.status, answer.text).not.toBeOneOf([400, 404, 405]);
  });

  when(operation.caller !== 'public')('refuses who does not say who they are', async () => {
    const now = clock.now();
    const caller = people.asha.caller;
    const [header, payload] = people.asha.token().split('.');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const tokens = [
      null,
      '',
      'rubbish',
      'a.b.c',
      `${header}.${payload}.`,
      `${header}.${payload}.${'A'.repeat(43)}`,
      `${unsigned}.${payload}.`,
      `${people.asha.token()}x`,
      'x'.repeat(5000),
      accessToken(caller, { now: new Date(now.getTime() - 16 * 60_000) }),
      accessToken({ ...caller, userType: 'admin' as 'sarai' }),
    ];
    if (guest) tokens.push(people.asha.token(), people.companies.ours.token());
    if (!staff) tokens.push(people.staff.ours);
    if (!guest) tokens.push(people.guests.ours);
    for (const given of tokens) {
      const answer = await ask({ ...good(), token: given });
      expect([answer.status, answer.json], String(given)).toEqual([
        401,
        expect.objectContaining({ status: 'FAILURE', code: 'UNAUTHENTICATED' }),
      ]);
      expect(faults(answer)).toEqual([]);
    }
    expect((await ask({ ...good(), token: null, headers: { authorization: 'Basic YXNoYTpzZWNyZXQ=' } })).status).toBe(
      401,
    );
  });

  when(staff)('refuses travellers and employees, of whatever rights', async () => {
    for (const given of [people.asha.token(), people.companies.ours.token()]) {
      const answer = await ask({ ...good(), token: given });
      expect([answer.status, answer.json]).toEqual([
        403,
        expect.objectContaining({ status: 'FAILURE', code: 'FORBIDDEN' }),
      ]);
      expect(faults(answer)).toEqual([]);
    }
  });

  when(signedIn)('[4.1] refuses a token whose session ended before it ran out', async () => {
    if (!ends) expect((await askAsAsha(good())).status, 'while it is open').not.toBe(401);
    for (const { how, token: given } of guest
      ? ended.guests
      : staff
        ? ended.staff
        : corporate
          ? ended.companies
          : operation.caller === 'consumer'
            ? ended.people
            : [...ended.people, ...ended.companies]) {
      const answer = await ask({ ...good(), token: given });
      expect([answer.status, answer.json], how).toEqual([
        401,
        expect.objectContaining({ status: 'FAILURE', code: 'UNAUTHENTICATED' }),
      ]);
      expect(faults(answer)).toEqual([]);
    }
  });

  when(operation.caller === 'consumer' || corporate)('[6.3] refuses who is of the other user type', async () => {
    const other = corporate ? people.asha.token() : people.companies.ours.token();
    for (const given of [other, accessToken({ ...people.asha.caller, userType: corporate ? 'sarai' : 'corporate' })]) {
      const answer = await ask({ ...good(), token: given });
      expect([answer.status, answer.json]).toEqual([
        403,
        expect.objectContaining({ status: 'FAILURE', code: 'FORBIDDEN' }),
      ]);
      expect(faults(answer)).toEqual([]);
    }
  });

  when(operation.permission)('[6.2] refuses a role without the right', async () => {
    const answer = await ask({ ...good(), token: people.companies.powerless.token() });
    expect([answer.status, answer.json]).toEqual([
      403,
      expect.objectContaining({ status: 'FAILURE', code: 'FORBIDDEN' }),
    ]);
    expect(faults(answer)).toEqual([]);
  });

  when(corporate)('refuses an account that its company closed, and one that no company has', async () => {
    for (const given of [
      people.companies.closed.token(),
      accessToken({ ...people.asha.caller, userType: 'corporate' }),
    ]) {
      const answer = await ask({ ...good(), token: given });
      expect([answer.status, answer.json]).toEqual([
        401,
        expect.objectContaining({ status: 'FAILURE', code: 'UNAUTHENTICATED' }),
      ]);
      expect(faults(answer)).toEqual([]);
    }
  });

  when(corporate)('[6.4] gives every id of another company the answer of one that does not exist', async () => {
    for (const [field, theirs] of Object.entries(people.companies.theirs.ids)) {
      if (!takes(field, operation)) continue;
      const fresh = async () => (await readyFor(operation.name, people, api.base)).known;
      const [foreign, unknown] = [
        await askAsAsha(good({ ...(await fresh()), [field]: theirs })),
        await askAsAsha(good({ ...(await fresh()), [field]: theirs.replace(/_.*/, '_none') })),
      ];
      expect(foreign.status, `${field}: ${foreign.text}`).toBeOneOf([400, 403, 404]);
      expect(withoutRequestId(foreign), field).toEqual(withoutRequestId(unknown));
      const own = await askAsAsha(good(await fresh()));
      expect(own.status, `${field} of one's own: ${own.text}`).toBe(200);
    }
  });

  when(operation.caller === 'signed-in')('[4.1] serves a corporate user too', async () => {
    const answer = await ask({
      ...good(),
      token: mayEnd ? await aFreshToken(db(), 'corporate') : people.companies.ours.token(),
    });
    expect(faults(answer)).toEqual([]);
    expect(answer.status).not.toBeOneOf([401, 403]);
    if (!takes('bookingId', operation)) return;
    const [foreign, unknown] = [
      await ask({
        ...good({ bookingId: people.companies.theirs.ids.bookingId ?? '' }),
        token: people.companies.ours.token(),
      }),
      await ask({ ...good({ bookingId: 'bkg_none' }), token: people.companies.ours.token() }),
    ];
    expect(foreign.status, foreign.text).toBe(404);
    expect(withoutRequestId(foreign)).toEqual(withoutRequestId(unknown));
  });

  when(operation.method !== 'GET')('refuses bodies that are never right', async () => {
    for (const [name, raw, status] of HOSTILE_BODIES) {
      const answer = await askAsAsha({ raw });
      expect(faultsOfRefusal(answer), name).toEqual([]);
      if (status)
        expect([answer.status, answer.json], name).toEqual([status, expect.objectContaining({ code: 'TOO_LARGE' })]);
    }
    const eightMegabytes = () =>
      askAsAsha({
        raw: new ReadableStream<Uint8Array>({
          start: (out) => {
            for (let mb = 0; mb < 8; mb++) out.enqueue(new Uint8Array(1024 * 1024).fill(0x20));
            out.close();
          },
        }),
      });
    // fetch cannot send a stream again on a connection that the server had just closed
    expect((await eightMegabytes().catch(eightMegabytes)).status, '8 MB without saying so').toBe(413);
  });

  when(operation.body)(
    '[5.12] refuses an impossible value at every place of its body, and takes strange ones calmly',
    async () => {
      const { body } = good();
      const schema = inputSchema(operation.body as z.ZodType);
      const places = placesIn(body).map((place) => ({ place, ...valuesInsteadOf(schemaAt(schema, place)) }));
      const strange = dealtOut(places.map((one) => one.strange));
      expect(
        await sendEach(
          body,
          places.map(({ place, impossible }) => ({ place, values: impossible })),
          askAsAsha,
          faultsOfRefusal,
          'together',
        ),
      ).toEqual([]);
      expect(
        await sendEach(
          body,
          places.map(({ place }, at) => ({ place, values: strange[at] ?? [] })),
          askAsAsha,
          faults,
        ),
      ).toEqual([]);
      await walk([{}, { body: {} }, { body: { ...(body as object), admin: true, __typename: 'x' } }], faults);
    },
  );

  when(operation.query)(
    '[5.12] refuses an impossible value in every parameter, and takes strange ones calmly',
    async () => {
      const { query = {} } = good();
      const instead = (value: string) => Object.keys(query).map((name) => ({ query: { ...query, [name]: value } }));
      await walk(['a\u0000b', '\u0000', 'x'.repeat(4000)].flatMap(instead), faultsOfRefusal);
      await walk(STRANGE_TEXTS.flatMap(instead), faults);
      const twice = Object.entries(query).map(([name, value]) => ({
        query: `${name}=${value}&${name}=other&${name}[]=1&${name}[$ne]=1`,
      }));
      await walk(
        [{ query: '' }, { query: '%E0%A4%A&%00=%00' }, { query: '__proto__=1&constructor=1' }, ...twice],
        faults,
      );
    },
  );

  it('takes strange headers calmly', async () => {
    const calm = [
      ['user-agent', 'x-forwarded-for'],
      ['x-sarai-address', 'accept-language'],
    ]; // refuse nothing: what one of them breaks, no other hides
    const sets = [...calm, ['content-type'], ['idempotency-key']];
    const input = operation.file ? good({ bookingId: 'bkg_none' }) : good(); // a document takes its time to draw, whatever the headers
    await walk(
      ["' or 1=1 --", 'x'.repeat(6000), '\u00ff\u00e9'].flatMap((value) =>
        sets.map((names) => ({ ...input, headers: Object.fromEntries(names.map((name) => [name, value])) })),
      ),
      faults,
    );
  });

  when(operation.body ?? operation.query)('never breaks, whatever is sent', async () => {
    const input = arbitraryInput(inputSchema((operation.body ?? operation.query) as z.ZodType));
    await fc.assert(
      fc.asyncProperty(input, async (value) => {
        const sent: Sent = operation.body
          ? { body: value }
          : {
              query: new URLSearchParams(
                Object.entries(Object(value) as object)
                  .map(([name, part]) => [name.toWellFormed(), asText(part).toWellFormed().slice(0, 300)])
                  .slice(0, 12),
              ),
            };
        expect(faults(await askAsAsha(sent))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  // staff see the requests of every company
  when(takes('bookingId', operation) && !staff)(
    'gives somebody else’s booking the answer of one that does not exist',
    async () => {
      const hersAre = corporate
        ? [idsOfPerson(operation.name, people.companies.ours).bookingId ?? '']
        : (operation.name === 'bookings.payInstalment'
            ? [people.inParts]
            : operation.name.startsWith('bookings.changeDeparture')
              ? [people.wholePackage]
              : flies
                ? [people.heldTrip, people.trip]
                : [people.held, people.confirmed]
          ).map((booking) => booking._id);
      for (const _id of hersAre) {
        const asRavi = (bookingId: string) => ask({ ...good({ bookingId }), token: otherToken() });
        const [hers, unknown] = [await asRavi(_id), await asRavi('bkg_none')];
        expect([hers.status, unknown.status], hers.text).toEqual([404, 404]);
        expect(withoutRequestId(hers)).toEqual(withoutRequestId(unknown));
        expect((await askAsAsha(good({ bookingId: _id }))).status).not.toBe(404);
      }
    },
  );

  when(writes)(
    'gives a repeat under one Idempotency-Key the first answer, and refuses the key for another body',
    async () => {
      const { known: more, token: own = token() } = await readyFor(operation.name, people, api.base);
      const { body, query } = good(more);
      const under = (key: string, added: object = {}) =>
        ask({ query, body: { ...(body as object), ...added }, key, token: own });
      const first = await under('one');
      expect(first.status, first.text).toBe(200);
      clock.advance(1000);
      if (ends) return void expect((await under('one')).status, 'who ended their session is nobody').toBe(401);
      expect(withoutRequestId(await under('one'))).toEqual(withoutRequestId(first));
      const other = await under('one', { note: 'another' });
      expect([other.status, other.json]).toEqual([409, expect.objectContaining({ code: 'CONFLICT' })]);
      if (!ALIKE_FOR_ALL.has(operation.name))
        expect((await ask({ query, body, key: 'one', token: otherToken() })).text).not.toBe(first.text);
      expect((await under('k'.repeat(101))).status).toBe(400);
    },
  );

  when(writes)('gives repeats that arrive together one answer', async () => {
    const { known: more, token: own = token() } = await readyFor(operation.name, people, api.base);
    const { body, query } = good(more);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask({ query, body, key: 'together', token: own })),
    );
    const served = answers.filter(({ status }) => !(ends && status === 401));
    expect(new Set(served.map(({ status }) => status))).toEqual(new Set([200]));
    for (const answer of served) expect(withoutRequestId(answer)).toEqual(withoutRequestId(served[0] as Answer));
  });

  when(writes)('answers the same call sent several times at once, each as one of its own', async () => {
    const { known: more, token: own = token() } = await readyFor(operation.name, people, api.base);
    const { body, query } = good(more);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => ask({ query, body, key: `own ${at}`, token: own })),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});

/** Operations after which the token that asked for them opens nothing any more. */
const ENDS_OWN_SESSION = new Set(['accounts.closeAccount', 'events.withdraw']);

/** Operations that answer everyone with the same words, so that an answer does not say whose it is. */
const ALIKE_FOR_ALL = new Set([
  'identity.changePassword',
  'identity.chooseLanguage',
  'identity.endAllSessions',
  'emailDelivery.tryAgain',
  'accounts.closeAccount',
  'bookings.endCalendarFeed',
  'bookings.deskFind',
  'desk.findCompanies',
  'desk.setCreditLimit',
  'guestReviews.report',
  'events.hideAtDesk',
  'events.keepAtDesk',
  'events.keepPhotographAtDesk',
  'events.seeAsHost',
  'events.leaveSharing',
  'events.shrinkBlock',
  'companies.saveConfiguration',
  'companies.saveProfile',
  'companies.importEmployees',
  'notifications.savePersonalPreferences',
  'notifications.savePreferences',
  'push.forgetDevice',
  'push.saveQuietHours',
  'travellers.remember',
  'travellers.saveBusiness',
  'saved.stopSharing',
]);

/** True for an operation that names such a field in its body or query. */
function takes(field: string, operation: (typeof operations)[number]): boolean {
  const names = [operation.body, operation.query].flatMap((schema) =>
    schema ? placesIn(goodInput(operation, {})[schema === operation.body ? 'body' : 'query']) : [],
  );
  return names.some((place) => place.at(-1) === field);
}

/** The text a query carries for any value at all; an object whose `toString` is not a function has none of its own. */
const asText = (part: unknown) => (typeof part === 'string' ? part : (JSON.stringify(part) ?? ''));
