import { aFirebase } from '../../tests/support/firebase.ts';
import { testOfOwnProduct } from '../support/started-product.ts';
import { someoneSignedIn } from '../support/person.ts';
import { deliveringTo, notifications, subscribingAs, travellerWithDevice } from '../support/push.ts';
import { expect, type BrowserContext, type Page } from '../support/test.ts';
import { WITH_NOTIFICATIONS } from '../support/whole-browser.ts';

/** The product sends by a Firebase that is a stand-in: the one of the other tests has none. */
const test = testOfOwnProduct('firebase', async () => {
  const firebase = await aFirebase();
  return {
    variables: { ...firebase.variables, FIREBASE_STAND_IN: firebase.origin },
    beside: firebase,
    close: () => firebase.close(),
  };
});
test.use(WITH_NOTIFICATIONS);

/**
 * Not tried here, because Google is not reached: the browser's own subscription (`subscribingAs`), and Firebase's two
 * services for browsers, which `answeringFor` stands in for. Firebase's package is the real one.
 */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/e2e';
const SUBSCRIPTION = JSON.stringify({ endpoint: ENDPOINT, expirationTime: null, keys: KEYS });

/** Answers for Firebase Installations and FCM registrations as they do: `asked` are the calls. The first `refusals` are refused. */
async function answeringFor(context: BrowserContext, token: string, refusals = 0) {
  const asked: { path: string; headers: Record<string, string>; body: unknown }[] = [];
  let refused = 0;
  await context.route(/^https:\/\/(firebaseinstallations|fcmregistrations)\.googleapis\.com\//, async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    asked.push({ path, headers: request.headers(), body: request.postDataJSON() });
    const headers = { 'access-control-allow-origin': '*' };
    if (refused++ < refusals)
      return route.fulfill({
        status: 403,
        headers,
        json: { error: { code: 403, status: 'PERMISSION_DENIED', message: '' } },
      });
    const installation = {
      fid: 'cDexampleOfAnIdentifier',
      refreshToken: 'a-refresh-token',
      authToken: { token: 'an-auth-token', expiresIn: '604800s' },
    };
    return route.fulfill({ headers, json: path.endsWith('/installations') ? installation : { token } });
  });
  return asked;
}

const card = (page: Page) => page.locator('section', { hasText: 'Notifications on this device' });
const workers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active }) => new URL(active?.scriptURL ?? '').pathname),
  );
/** A message as Firebase hands it to a browser: what was sent as its data, among its own fields. */
const delivered = (data: Record<string, string>) => ({
  data,
  from: '481234567890',
  priority: 'normal',
  fcmMessageId: crypto.randomUUID(),
});

test(
  '[1.5] [7.16] [5.4] a browser registers at Firebase by a click, with the one worker, and is registered by that token',
  { tag: '@once' },
  async ({ page, context, beside: firebase }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\/_next\/static\/.*\.js$/.test(response.url())) scripts.push(response.text());
    });
    const withFirebase = async () => (await Promise.all(scripts)).some((text) => text.includes('fcmregistrations'));
    const token = firebase.token();
    await context.grantPermissions(['notifications']);
    await subscribingAs(context, SUBSCRIPTION);
    const asked = await answeringFor(context, token, 1);
    const person = await someoneSignedIn(page);
    await page.goto('/account');
    const turnOn = card(page).getByRole('button', { name: 'Turn on notifications' });
    await expect(turnOn).toBeVisible();
    expect([await withFirebase(), asked]).toEqual([false, []]);

    await turnOn.click();
    await expect(card(page).getByRole('alert')).toHaveText(
      'Your browser could not reach its push service. Check your connection, then try again.',
    );
    const registering = page.waitForRequest(/\/api\/users\/device-token$/);
    await turnOn.click();
    expect((await registering).postDataJSON()).toMatchObject({ userId: person.userID, userType: 'sarai', token });
    await expect(card(page).getByText('On', { exact: true })).toBeVisible();
    expect(await withFirebase()).toBe(true);
    expect(await workers(page)).toEqual(['/service-worker.js']);

    const { FIREBASE_API_KEY, FIREBASE_APP_ID, FIREBASE_VAPID_KEY } = firebase.variables;
    expect(await page.evaluate(() => localStorage.getItem('e2e-subscribed'))).toBe(FIREBASE_VAPID_KEY);
    const [, installation, registration] = asked;
    expect(installation).toMatchObject({
      path: `/v1/projects/${firebase.projectId}/installations`,
      headers: { 'x-goog-api-key': FIREBASE_API_KEY },
      body: { appId: FIREBASE_APP_ID },
    });
    expect(registration).toMatchObject({
      path: `/v1/projects/${firebase.projectId}/registrations`,
      headers: { 'x-goog-firebase-installations-auth': 'FIS an-auth-token' },
      body: { web: { endpoint: ENDPOINT, ...KEYS, applicationPubKey: FIREBASE_VAPID_KEY } },
    });

    await page.reload();
    const forgetting = page.waitForRequest(/\/api\/users\/device-token\/remove$/);
    await card(page).getByRole('button', { name: 'Turn off notifications' }).click();
    expect((await forgetting).postDataJSON()).toEqual({ token });
    await expect(turnOn).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('e2e-subscribed'))).toBeNull();
  },
);

test(
  '[5.6] [7.11] a message that the running server hands to Firebase reaches the page, or the worker’s notification',
  { tag: '@once' },
  async ({ page, beside: firebase }) => {
    const token = firebase.token();
    const { openTrips } = await travellerWithDevice(page, token);
    const sentTo = () => firebase.sent.filter((sent) => sent.token === token);
    await expect.poll(() => sentTo().length, { timeout: 20_000 }).toBe(1);
    const data = sentTo()[0]?.data ?? {};
    await openTrips();
    const deliver = await deliveringTo(page);
    await deliver(delivered(data));
    await expect(page.getByRole('region', { name: 'Message' }).getByText(/^Your booking is confirmed: /)).toBeVisible();

    const message = JSON.parse(data.message ?? '') as Record<string, string>;
    await page.evaluate(() =>
      caches.open('push-people').then((shelf) => shelf.put('/', new Response(JSON.stringify(['sarai:usr_away'])))),
    );
    await deliver(
      delivered({ message: JSON.stringify({ ...message, userId: 'usr_away', title: 'Your trip is approved' }) }),
    );
    await expect.poll(() => notifications(page)).toEqual(['Your trip is approved']);
    await deliver(delivered({ message: 'no JSON' }));
    await deliver({ notification: { title: 'Of somebody else' }, from: '1' });
    expect(await notifications(page)).toEqual(['Your trip is approved']);
  },
);
