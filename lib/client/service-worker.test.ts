import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const SCRIPT = readFileSync('public/service-worker.js', 'utf8');
const MESSAGE = {
  id: 'psh_1',
  title: 'Your trip is approved',
  body: 'Kochi · 3–5 Dec',
  path: '/bookings',
  tag: 'bkg_1',
  topic: null,
  userId: 'usr_meera',
  userType: 'sarai',
};

/** The worker in a browser where these people are registered and no page is open: what it shows of a push. */
async function shownOf(pushed: string, people = ['sarai:usr_meera']): Promise<string[]> {
  const listeners = new Map<string, (event: object) => void>();
  const shown: string[] = [];
  runInNewContext(SCRIPT, {
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    clients: { matchAll: () => Promise.resolve([]) },
    caches: { open: () => Promise.resolve({ match: () => Promise.resolve({ json: () => Promise.resolve(people) }) }) },
    registration: { showNotification: (title: string) => Promise.resolve(void shown.push(title)) },
  });
  let done: Promise<unknown> = Promise.resolve();
  listeners.get('push')?.({
    data: { json: () => JSON.parse(pushed) as unknown },
    waitUntil: (work: Promise<unknown>) => void (done = work),
  });
  await done;
  return shown;
}
/** What Firebase delivers of data that it was handed. */
const byFirebase = (data: object) =>
  JSON.stringify({ data, from: '481234567890', fcmMessageId: 'a-message', priority: 'normal' });

describe('[5.6] [7.11] the worker shows a push message', () => {
  it.each([
    ['of Web Push', JSON.stringify(MESSAGE)],
    ['of Firebase', byFirebase({ message: JSON.stringify(MESSAGE) })],
  ])('%s, to a person registered in this browser alone', async (_, pushed) => {
    expect(await shownOf(pushed)).toEqual([MESSAGE.title]);
    expect(await shownOf(pushed, ['sarai:usr_other', 'corporate:usr_meera'])).toEqual([]);
  });

  it.each([
    ['no JSON', 'hello'],
    ['nothing', 'null'],
    ['no message of ours in Firebase’s data', byFirebase({ message: 'hello' })],
    ['a notification of somebody else’s', JSON.stringify({ notification: { title: 'Hello' }, from: '1' })],
  ])('and not %s', async (_, pushed) => expect(await shownOf(pushed)).toEqual([]));
});
