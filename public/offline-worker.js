/*
 * Shows /offline in place of a page that cannot be fetched, at that page's own address, so that a reload asks for it
 * again. It keeps the offline page and what that is drawn with, and nothing else: no page, price or answer of ours is
 * ever shown from a store. While the network works it stays out of the way.
 */
const SHELF = 'offline-1';
const PAGE = '/offline';
const FILES = /(?:href|src)="(\/(?:_next\/static\/|fonts\/|posters\/|theme\.js|icon)[^"]*)"/g;

let cutOff = false;

addEventListener('install', (event) => event.waitUntil(keep().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(takeOver()));

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(openPage(event));
  else if (cutOff && event.request.method === 'GET') event.respondWith(fetch(event.request).catch(() => kept(event.request)));
});

async function keep() {
  const shelf = await caches.open(SHELF);
  const page = await fetch(PAGE, { cache: 'reload' });
  if (!page.ok) throw new Error(`${PAGE} answered ${page.status}`);
  const html = await page.clone().text();
  const files = new Set(Array.from(html.matchAll(FILES), ([, file]) => file.replaceAll('&amp;', '&')));
  await Promise.all([shelf.put(PAGE, page), ...Array.from(files, (file) => shelf.add(file))]);
}

async function takeOver() {
  for (const name of await caches.keys()) if (name !== SHELF) await caches.delete(name);
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function openPage(event) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    cutOff = false;
    return page;
  } catch {
    cutOff = true;
    return kept(PAGE);
  }
}

const kept = async (what) => (await caches.match(what, { ignoreVary: true })) ?? Response.error();
