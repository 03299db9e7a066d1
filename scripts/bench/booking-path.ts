import { randomUUID } from 'node:crypto';
import { addDays } from '#lib/shared/dates.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import { benchQuery, benchStay } from './search-stay.ts';
import { median, percentile } from './statistics.ts';
import type { Running } from './running.ts';
import { milliseconds, note, type Line } from './table.ts';

type Person = { accessToken: string };
type Rate = { ratePlanId: string; price: { qOfferedPriceRoundedOff: number } };
type Booking = { _id: string; total: number; state: string };
/** One booking's steps, each with its milliseconds. */
type Steps = Map<string, number>;

const GUEST = {
  guests: [
    { title: 'Ms', firstName: 'Meera', lastName: 'Nair' },
    { title: 'Mr', firstName: 'Arun', lastName: 'Nair' },
  ],
  email: 'meera@example.com',
  mobile: '+91 98450 22812',
};

/** Books a room from the price check to the confirmation over HTTP, one call after the other, without other load. */
export async function measureBookingPath(sarai: Running, bookings: number): Promise<Line[]> {
  const base = `http://127.0.0.1:${sarai.port}`;
  const accessToken = await signUp(base);
  const { stays } = await call<{ stays: { slug: string }[] }>(base, `/api/hotels/search?${benchQuery(new Date())}`);
  const seen: Steps[] = [];
  let processor = NaN;
  for (let booking = 0; booking <= bookings; booking++) {
    const steps = await bookSomewhere(
      base,
      accessToken,
      stays.map(({ slug }) => slug),
      booking,
    );
    if (booking === 0)
      processor = sarai.processor(); // the first round is a warm-up
    else seen.push(steps);
  }
  const whole = seen.map((steps) => [...steps.values()].reduce((sum, time) => sum + time, 0));
  const each = [...(seen[0]?.keys() ?? [])].map(
    (step) => `${step} ${milliseconds(median(seen.map((steps) => steps.get(step) ?? NaN)))}`,
  );
  return [
    note(
      `a booking from price check to confirmation, median and p95 of ${bookings}`,
      `${milliseconds(median(whole))}, ${milliseconds(percentile(whole, 95))}`,
    ),
    note('its steps, median', each.join(', ')),
    note('processor time a booking, database and jobs too', milliseconds((sarai.processor() - processor) / bookings)),
  ];
}

/** Another hotel and other nights each time; the next hotel where that one is full. */
async function bookSomewhere(base: string, token: string, slugs: readonly string[], turn: number): Promise<Steps> {
  const { checkIn, checkOut, ...rest } = benchStay(new Date());
  const later = 4 * Math.floor(turn / slugs.length);
  const stay: Stay = { ...rest, checkIn: addDays(checkIn, later), checkOut: addDays(checkOut, later) };
  for (let next = 0; next < slugs.length; next++) {
    const steps = await book(base, token, slugs[(turn + next) % slugs.length] ?? '', stay);
    if (steps) return steps;
  }
  throw new Error('No hotel has a room to book.');
}

/** Null where the hotel has no room for these nights. */
async function book(base: string, token: string, slug: string, stay: Stay): Promise<Steps | null> {
  const steps: Steps = new Map();
  const step = async <Data>(name: string, path: string, body?: object): Promise<Data> => {
    const since = performance.now();
    const data = await call<Data>(base, path, body, token);
    steps.set(name, performance.now() - since);
    return data;
  };
  const { hotel, rooms } = await call<{ hotel: { _id: string }; rooms: { roomTypeId: string; rates: Rate[] }[] }>(
    base,
    `/api/hotels/rooms?${new URLSearchParams({ hotel: slug, ...stayParams(stay) }).toString()}`,
  );
  const [room] = rooms;
  const [rate] = room?.rates ?? [];
  if (!room || !rate) return null;
  const { _id: bookingId, total } = await step<Booking>('price check', '/api/bookings/quote', {
    hotelId: hotel._id,
    roomTypeId: room.roomTypeId,
    ratePlanId: rate.ratePlanId,
    stay,
    shownTotal: rate.price.qOfferedPriceRoundedOff,
  });
  await step('hold', '/api/bookings/hold', { bookingId, acceptedTotal: total });
  await step('guests', '/api/bookings/guests', { bookingId, details: GUEST });
  const { checkoutUrl } = await step<{ checkoutUrl: string }>('order', '/api/bookings/pay', {
    bookingId,
    expectedTotal: total,
  });
  const orderId = decodeURIComponent(checkoutUrl.split('/').at(-1) ?? '');
  const { callback } = await step<{ callback: { url: string; fields: Record<string, string> } }>(
    'payment',
    '/api/gateway/attempt',
    { orderId, method: 'upi', outcome: 'success' },
  );
  const since = performance.now();
  await fetch(new URL(callback.url, base), {
    method: 'POST',
    body: new URLSearchParams(callback.fields),
    redirect: 'manual',
  });
  steps.set('confirmation', performance.now() - since);
  const { state } = await call<Booking>(base, `/api/bookings/details?bookingId=${bookingId}`, undefined, token);
  if (state !== 'confirmed') throw new Error(`The booking is ${state}, not confirmed.`);
  return steps;
}

/** Signs a new consumer up with the code from the developer's mail page; returns their access token. */
async function signUp(base: string): Promise<string> {
  const email = `meera.${randomUUID()}@example.com`;
  const { proofToken } = await call<{ proofToken: string }>(base, '/api/users/register', {
    firstName: 'Meera',
    lastName: 'Nair',
    email,
    password: 'a-long-enough-secret',
    mobile: '+91 98450 22812',
  });
  for (let turn = 0; turn < 100; turn++) {
    const page = await (await fetch(`${base}/dev/mail`)).text();
    const article = page.split('<article').find((part) => part.includes(email));
    const oneTimeCode = /(\d{6}) is your code/.exec(article?.replaceAll('<!-- -->', '') ?? '')?.[1];
    if (oneTimeCode)
      return (await call<Person>(base, '/api/users/register/confirm', { proofToken, oneTimeCode })).accessToken;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('no code came by mail');
}

async function call<Data>(base: string, path: string, body?: object, token?: string): Promise<Data> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const answer = await fetch(base + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  return ((await answer.json()) as { data: Data }).data;
}
