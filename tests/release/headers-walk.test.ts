import { Agent } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operations } from '#app/api/operations.ts';
import { clock } from '#lib/server/clock.ts';
import { needsToken, type AnyOperation } from '#lib/shared/define-operation.ts';
import { useApiServer } from '../support/api-server.ts';
import { NOON_LESS_HALF } from '../support/booking-setup.ts';
import { useEnvironment } from '../support/environment.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { goodInput } from '../support/walk/good-input.ts';
import { HOSTILE_HEADERS, MARK } from '../support/walk/hostile-headers.ts';
import { sendHeaders, type Told } from '../support/walk/send-headers.ts';
import { idsOfPerson } from '../support/walk/two-companies.ts';
import { EVENT_VALUES, knownValues } from '../support/walk/known-values.ts';
import { isForFlights } from '../support/walk/ready-for.ts';
import { twoTravellers, type TwoTravellers } from '../support/walk/two-travellers.ts';

useEnvironment({ RATE_LIMIT_FACTOR: '1000' });
const db = useTestDatabase();
const api = useApiServer();
const agent = new Agent({ keepAlive: true });
let people: TwoTravellers;

beforeAll(async () => {
  clock.freeze(NOON_LESS_HALF);
  people = await twoTravellers(db(), api.base);
});
beforeEach(() => clock.freeze(NOON_LESS_HALF));
afterAll(() => {
  agent.destroy();
  clock.reset();
});

/** Operations whose good call would end the session of whoever calls: asked without a token. */
const ENDS = new Set(['accounts.closeAccount', 'events.withdraw', 'identity.endAllSessions']);

/** A good call of an operation: under one Idempotency-Key, so that what it changes is changed once. */
function goodCall(operation: AnyOperation) {
  const corporate = operation.caller === 'corporate';
  const signedIn = needsToken(operation) && !ENDS.has(operation.name);
  const input = goodInput(operation, {
    ...knownValues(people),
    ...(isForFlights(operation.name) ? { bookingId: people.trip._id } : {}),
    ...(corporate ? idsOfPerson(operation.name, people.companies.ours) : {}),
    ...(operation.name.startsWith('events.') ? EVENT_VALUES : {}),
    ...(operation.file ? { bookingId: 'bkg_none' } : {}), // drawing a document takes its time, whatever the headers
    ...(operation.name === 'gateway.attempt' ? { orderId: 'order_none' } : {}), // an order takes ten attempts
  });
  const token = corporate
    ? people.companies.ours.token()
    : operation.caller === 'event-guest'
      ? people.guests.ours
      : operation.caller === 'staff'
        ? people.staff.ours
        : people.asha.token();
  return { ...input, token: signedIn ? token : null, key: 'headers' };
}

/** The answer without what is new in each: request ids, tokens, times of the transport. */
const told = ({ status, text }: Told): string => `${status} ${text.replaceAll(/req_\w+/g, 'req')}`;
/** The names of what is in an answer, for those that hold a new value every time. */
const shapeOf = ({ status, text }: Told): string => `${status} ${(text.match(/"\w+":/g) ?? []).join()}`;

async function faultsOf(operation: AnyOperation): Promise<string[]> {
  const call = goodCall(operation);
  const ask = (headers: (readonly [string, string])[]) => sendHeaders(api.base(), agent, operation, call, headers);
  await ask([]); // what it changes is changed now
  const [first, second] = [await ask([]), await ask([])];
  const view = told(first) === told(second) ? told : shapeOf;
  const found: string[] = [];
  for (const { what, headers, refusals } of HOSTILE_HEADERS) {
    if (!call.token && headers.some(([name]) => name === 'authorization')) continue; // it would be the first
    const answer = await ask(headers);
    const fault = (text: string) => found.push(`${operation.name}, ${what}: ${text}`);
    if (view(answer) !== view(first) && !refusals.includes(answer.status))
      fault(`${told(answer).slice(0, 300)} instead of ${told(first).slice(0, 300)}`);
    if (answer.status >= 500) fault(`${answer.status}`);
    if (answer.text.includes(MARK) || answer.headers.join('\n').includes(MARK)) fault('gives a header back');
  }
  return found;
}

/** Operations that read go first: what they tell changes when others write. */
const reads = ({ method, transaction }: AnyOperation) => method === 'GET' || transaction === 'none';

it.each([
  ['reads', operations.filter(reads)],
  ['changes something', operations.filter((operation) => !reads(operation))],
])(
  '[7.20] an operation that %s answers the same, or with a plain refusal, whichever headers come along',
  async (_, which) => {
    const rest = [...which];
    const found: string[] = [];
    const walker = async () => {
      for (let next = rest.pop(); next; next = rest.pop()) found.push(...(await faultsOf(next)));
    };
    await Promise.all(Array.from({ length: 4 }, walker));
    expect(found).toEqual([]);
  },
  180_000, // 350 operations with many headers each
);
