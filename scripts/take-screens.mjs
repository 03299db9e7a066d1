/**
 * `npm run screens`: takes the README's screenshots from the running product: a traveller signs up, books two stays,
 * pays at the demo gateway; the demo company's administrator tries a draft of a policy. Start the product first (`npm
 * start`); another URL may be given: `npm run screens -- http://localhost:4000`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';

const BASE = process.argv[2] ?? 'http://localhost:3000';
const FOLDER = new URL('../docs/screens/', import.meta.url);
const DESKTOP = { viewport: { width: 1440, height: 1000 }, deviceScaleFactor: 1200 / 1440 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.25, isMobile: true, hasTouch: true };
const DAY = 86_400_000;

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
await mkdir(FOLDER, { recursive: true });
const stay = query(40, 3);
const hotel = await someHotel('goa', stay, 2);

await look('landing', DESKTOP, 'light', '/');
await look('landing-phone', PHONE, 'dark', '/');
await look('listing', DESKTOP, 'light', `/hotels?city=goa&${stay}&refund=free`);
await look('hotel-phone', PHONE, 'light', `/hotels/${hotel}?${stay}`);
await look('flights', DESKTOP, 'light', `/flights?from=BLR&to=DEL&depart=${day(40)}&return=${day(44)}&adults=1`);
await policy();
const page = await open(DESKTOP, 'light');
const person = await signUp();
await chooseRate(hotel, stay);
await save('hotel');
await review();
await save('review');
await pay();
await page.emulateMedia({ colorScheme: 'dark' });
await save('confirmed');
await page.emulateMedia({ colorScheme: 'light' });
await chooseRate(await someHotel('udaipur', query(61, 2), 1), query(61, 2));
await review();
await pay();
await page.goto(`${BASE}/bookings`, { waitUntil: 'networkidle' });
await page.emulateMedia({ colorScheme: 'dark' });
await save('trips');
await browser.close();

/** A screenshot of a page without a session. */
async function look(name, device, colorScheme, path) {
  const view = await open(device, colorScheme);
  await view.goto(BASE + path, { waitUntil: 'networkidle' });
  await save(name, view);
  await view.context().close();
}

/** A stricter draft, tried on the demo company's last quarter, then discarded. */
async function policy() {
  const view = await open(DESKTOP, 'light');
  await view.goto(`${BASE}/corporate/auth/company?part=policies`, { waitUntil: 'networkidle' });
  await view.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const dialog = view.getByRole('dialog');
  await dialog.getByLabel('Work email').fill('admin@demo-company.sarai.in');
  await dialog.getByLabel('Password', { exact: true }).fill('priya-directs-2026');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await view.getByRole('link', { name: /^Everyone/ }).click();
  await view.getByRole('button', { name: 'Change this policy' }).click();
  await view.getByRole('textbox', { name: 'Metro cities' }).first().fill('3,200');
  await view.getByRole('button', { name: 'Save draft' }).click();
  await view.getByRole('button', { name: 'Try it on the last 90 days' }).click();
  await view.getByRole('table').waitFor();
  await view.waitForTimeout(6000); // wait until the message that the draft was saved is gone
  await save('policy', view);
  await view.getByRole('button', { name: 'Discard draft' }).click();
  await view.getByText('Draft, version').waitFor({ state: 'detached' });
  await view.context().close();
}

async function open(device, colorScheme) {
  const context = await browser.newContext({
    ...device,
    colorScheme,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** WebP is a fifth of the size of PNG here, and the browser can write it. */
async function save(name, view = page) {
  await view.evaluate(() => document.fonts.ready);
  await view.waitForTimeout(800);
  const png = `data:image/png;base64,${(await view.screenshot()).toString('base64')}`;
  const press = await browser.newPage();
  const webp = await press.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d').drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, png);
  await press.close();
  await writeFile(new URL(`${name}.webp`, FOLDER), Buffer.from(webp));
  console.log(`docs/screens/${name}.webp, ${Math.round(webp.length / 1024)} KB`);
}

async function signUp() {
  const traveller = {
    firstName: 'Asha',
    lastName: 'Iyer',
    email: `asha.${Date.now()}@example.com`,
    mobile: '+91 90000 00003',
    password: 'asha-travels-far',
  };
  const answer = await page.request.post(`${BASE}/api/users/register`, { data: traveller });
  if (!answer.ok()) throw new Error(`No account: ${await answer.text()}`);
  await page.goto(`${BASE}/bookings`, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(traveller.email);
  await dialog.getByLabel('Password', { exact: true }).fill(traveller.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await dialog.waitFor({ state: 'hidden' });
  return traveller;
}

async function chooseRate(slug, dates) {
  await page.goto(`${BASE}/hotels/${slug}?${dates}`, { waitUntil: 'networkidle' });
  await page
    .getByRole('radio', { name: /back until/ })
    .first()
    .check();
}

async function review() {
  await page.getByRole('button', { name: 'Book this room' }).filter({ visible: true }).first().click();
  await page
    .getByText(/The room is yours at/)
    .first()
    .waitFor();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Family name').fill(person.lastName);
  await page.getByLabel('A request to the hotel').fill('A room away from the road, please.');
}

async function pay() {
  const button = page
    .getByRole('button', { name: /^Pay ₹/ })
    .filter({ visible: true })
    .first();
  await button.click();
  await page.waitForURL('**/gateway/checkout/**');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.waitForURL('**/confirmationbooking**');
  await page.getByRole('heading', { name: /is confirmed$/ }).waitFor();
}

/** The date the given number of days from today. */
function day(ahead) {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + ahead * DAY);
}

/** A stay the given number of days from today. */
function query(from, nights) {
  return `checkin=${day(from)}&checkout=${day(from + nights)}&rooms=2`;
}

/** A listed hotel of the city with a rate that is fully refundable for a while. */
async function someHotel(city, dates, skip) {
  const answer = await fetch(`${BASE}/api/hotels/search?city=${city}&${dates}`);
  const { data } = await answer.json();
  return data.stays.filter(({ offers }) => offers.some(({ terms }) => data.terms[terms].refund === 'free'))[skip].slug;
}
