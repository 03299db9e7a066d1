/*
 * The service worker of every page (2.6): push messages, and the offline page.
 *
 * Push: an open page decides whether it shows a message (5.6). Where none did, a notification is shown if the message is
 * of a topic or for somebody registered in this browser (`features/push/client/registered-people.ts`). A click opens the
 * message's page.
 *
 * Offline: shows /offline in place of a page that cannot be fetched, at that page's own address, so that a reload asks
 * for it again. It caches the offline page and what that is drawn with, and nothing else: no other page, no answer of the
 * API and no token. The trips which that page shows are stored by the pages (`features/bookings/client/offline-trips.ts`).
 * While the network works it stays out of the way.
 *
 * Update: a new version takes over at once, and no page is reloaded: none was drawn with this cache. Once a day the
 * offline page is fetched again, so that it is of the current build.
 */
const SHELF = 'offline-1';
const PEOPLE = 'push-people';
const PAGE = '/offline';
const ANSWER_MS = 1000;
const DAY_MS = 86_400_000;
const FILES = /(?:href|src)="(\/(?:_next\/static\/|fonts\/|posters\/|theme\.js|icon)[^"]*)"/g;

let cutOff = false;

addEventListener('install', (event) => event.waitUntil(keep().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('push', (event) => event.waitUntil(receive(event.data)));
addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(openPage(event));
  else if (cutOff && event.request.method === 'GET') event.respondWith(fetch(event.request).catch(() => kept(event.request)));
});

async function receive(data) {
  const message = messageIn(data);
  if (!message) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const answers = await Promise.all(pages.filter(isVisible).map((page) => ask(page, message)));
  if (answers.includes(true)) return;
  if (message.topic === null && !(await isRegistered(message))) return;
  await registration.showNotification(message.title, {
    body: message.body,
    tag: message.tag,
    renotify: true,
    icon: '/apple-icon.png',
    data: { path: message.path },
  });
}

function messageIn(data) {
  try {
    const sent = data?.json();
    // Firebase delivers what it was handed as text within data of its own
    const message = typeof sent?.data?.message === 'string' ? JSON.parse(sent.data.message) : sent;
    return typeof message?.title === 'string' && typeof message.path === 'string' ? message : null;
  } catch {
    return null; // not a message of ours
  }
}

const isVisible = ({ visibilityState }) => visibilityState === 'visible';

/** Whether a page shows the message; one that does not answer within a second does not. */
function ask(page, message) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === 'shown');
    setTimeout(resolve, ANSWER_MS, false);
    page.postMessage({ kind: 'push', message }, [port2]);
  });
}

async function isRegistered({ userId, userType }) {
  const list = await (await caches.open(PEOPLE)).match('/');
  const people = list ? await list.json() : [];
  return people.includes(`${userType}:${userId}`);
}

/** Opens the page of a notification: the tab that shows it already, whatever its fragment, else a new one, so that no form is left. */
async function open(notification) {
  notification.close();
  const target = new URL(notification.data?.path ?? '/', location.origin);
  if (target.origin !== location.origin) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === target.href) ?? pages.find(({ url }) => pathOf({ url }) === pathOf({ url: target.href }));
  if (!there) return clients.openWindow(target.href);
  await there.focus();
  // only the fragment differs: the page stays, with what was typed; a page that this worker does not control cannot be told
  if (there.url !== target.href) await there.navigate(target.href).catch(() => undefined);
}

async function keep() {
  const shelf = await caches.open(SHELF);
  const page = await fetch(PAGE, { cache: 'reload' });
  if (!page.ok) throw new Error(`${PAGE} answered ${page.status}`);
  const html = await page.clone().text();
  const files = new Set(Array.from(html.matchAll(FILES), ([, file]) => file.replaceAll('&amp;', '&')));
  await Promise.all(Array.from(files, (file) => shelf.add(file)));
  await shelf.put(PAGE, page); // after its files: a fetch that was broken off leaves the earlier page whole
  for (const request of await shelf.keys()) if (!files.has(pathOf(request)) && pathOf(request) !== PAGE) await shelf.delete(request);
}

function pathOf({ url }) {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Fetches the offline page again if the cached one is a day old. */
async function renew() {
  const page = await (await caches.open(SHELF)).match(PAGE);
  const age = Date.now() - Date.parse(page?.headers.get('date') ?? '');
  if (!(age < DAY_MS)) await keep().catch(() => undefined); // the next page tries again
}

async function takeOver() {
  for (const name of await caches.keys()) if (name !== SHELF && name !== PEOPLE) await caches.delete(name);
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function openPage(event) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    cutOff = false;
    event.waitUntil(renew());
    return page;
  } catch {
    cutOff = true;
    return kept(PAGE);
  }
}

const kept = async (what) => (await caches.match(what, { ignoreVary: true })) ?? Response.error();
