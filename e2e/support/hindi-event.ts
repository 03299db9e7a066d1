import { addDays, dateInZone } from '#lib/shared/dates.ts';
import { clickAt } from './by-position.ts';
import { aGuest, codeFor, emailTo, type Guest } from './event.ts';
import type { SignedUp } from './person.ts';
import { expect, type Page } from './test.ts';

type Request = Page['request'];
const NUMBER = /(?:CIT95|EV)-[A-Z2-9]{4}-[A-Z2-9]{4}/;

/** The registration number in an email, in either language. */
export const numberIn = async (request: Request, email: string): Promise<string> =>
  NUMBER.exec(await emailTo(request, email, NUMBER))![0];

/** The link in an email about a place in a waiting list, at the address of the tests. */
export const waitingLinkIn = async (request: Request, email: string): Promise<string> =>
  /\/events\/EV-[A-Z2-9]{10}\S*#waiting=\S+/.exec(await emailTo(request, email, /#waiting=/))![0];

/** Signs in to an event by its dialog, whose fields of number and email are filled. */
export async function enterCode(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await clickAt(page, dialog.getByRole('button', { name: 'ईमेल पर कोड भेजें' }));
  await expect(dialog.getByLabel('छह अंकों का कोड')).toBeFocused();
  await dialog.getByLabel('छह अंकों का कोड').fill(await codeFor(page.request, email));
  await clickAt(page, dialog.getByRole('button', { name: 'साइन इन करें', exact: true }));
  await expect(page.getByRole('heading', { name: 'आपका रजिस्ट्रेशन हो गया है' })).toBeVisible();
}

/** Signs in to an event from its page. */
export async function enterEvent(page: Page, { email, number }: Guest): Promise<void> {
  await clickAt(page, page.getByRole('button', { name: 'पहले से रजिस्टर हैं? साइन इन करें' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('रजिस्ट्रेशन नंबर').fill(number);
  await dialog.getByLabel('ईमेल').fill(email);
  await enterCode(page, email);
}

/**
 * What others are called on the pages of events that this tab reads: guests, hotels, rooms. The list grows with each
 * answer, since other tests come to the same event.
 */
export function namesAtEvents(page: Page): string[] {
  const names: string[] = [];
  const read = (value: unknown): void => {
    if (!value || typeof value !== 'object') return;
    for (const [key, part] of Object.entries(value)) {
      if (typeof part === 'string' && /^(?:name|hotelName|roomName)$/.test(key)) names.push(part);
      else read(part);
    }
  };
  page.on('response', (response) => {
    if (/\/api\/events\/(?:messages|photographs|roommates|rooms)(?:$|[?/])/.test(response.url()))
      void response.json().then(read, () => undefined);
  });
  return names;
}

const DAY = addDays(dateInZone(new Date(), 'Asia/Kolkata'), 30);
/** The name of an event that a traveller hosts, as they typed it. */
const HOUSEWARMING = 'A housewarming';
/** What stays in Latin letters: who comes, the events, kinds of files. */
export const AT_EVENTS = ['Latha Iyengar', 'Latha I.', 'CIT-95', 'CIT95', HOUSEWARMING, 'JPEG', 'PNG', 'WebP'];

/** An event of this person with so many places, or the one with this code with as many now; its code. */
export async function aHousewarming(
  request: Request,
  { token }: SignedUp,
  places: number,
  changed?: string,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const data = {
    title: HOUSEWARMING,
    headline: 'We open the doors of our new house',
    about: 'Come for tea.',
    city: 'mysuru',
    venueName: 'Our new house',
    venueAddress: '12 Lake Road',
    startsOn: DAY,
    startTime: '16:00',
    endsOn: DAY,
    endTime: '22:00',
    places,
    programme: [{ day: DAY, at: '16:30', what: 'Tea', where: 'Garden' }],
  };
  const answer = await (changed
    ? request.put('/api/events/hosted', { headers, data: { ...data, code: changed } })
    : request.post('/api/events/hosted', { headers, data }));
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: { code: string } }).data.code;
}

/** Somebody who comes to such an event. */
export async function takesAPlace(request: Request, code: string): Promise<void> {
  const email = `ravi.${crypto.randomUUID()}@example.com`;
  const answer = await request.post('/api/events/register', {
    data: { code, name: 'Ravi Nair', email, companions: 0, days: [DAY] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A guest of CIT-95 who is signed in to it by the API; what calls the API as them. */
export async function aGuestByApi(request: Request, name: string) {
  const guest = await aGuest(request, { name, companions: 0 });
  const who = { code: 'CIT-95', ...guest };
  expect((await request.post('/api/events/sign-in-code', { data: who })).status()).toBe(200);
  const oneTimeCode = await codeFor(request, guest.email);
  const signedIn = await request.post('/api/events/sign-in', { data: { ...who, oneTimeCode } });
  const { accessToken } = ((await signedIn.json()) as { data: { accessToken: string } }).data;
  return async <Data>(path: string, data?: object): Promise<Data> => {
    const headers = { authorization: `Bearer ${accessToken}`, 'idempotency-key': crypto.randomUUID() };
    const answer = await (data ? request.post(path, { headers, data }) : request.get(path, { headers }));
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { data: Data }).data;
  };
}
