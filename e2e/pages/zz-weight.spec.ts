import { globSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { aTraveller, type Traveller } from '../support/booking.ts';
import { aStayThatEnded } from '../support/ended-stay.ts';
import { aFlyer, flightQuery, type Flyer } from '../support/flight.ts';
import { aGroupTraveller, JOURNEY, type GroupTraveller } from '../support/package.ts';
import type { SignedUp } from '../support/person.ts';
import { someHotel, stayQuery } from '../support/stay.ts';

const KB = 1024;
/** A page that is nothing but a form brings at once what checks it. */
const FORM = 222;

type Place = { hotel: string; traveller: Traveller; flyer: Flyer; group: GroupTraveller; ended: string };
/** Most script before anybody touches the page, in KB of gzip; where to see it; what stands there when the page is whole, last of all. */
type Budget = {
  most: number;
  at: (place: Place) => string;
  whole: (main: Locator) => Locator;
  signedIn?: true | 'flyer' | 'group';
};

const heading = (name: RegExp) => (main: Locator) => main.getByRole('heading', { name }).first();

/** A page of ours without a budget is a page that nobody weighs. Signed-in pages are weighed with somebody in them. */
const BUDGETS: Record<string, Budget> = {
  '/': { most: 150, at: () => '/', whole: heading(/Printed on every page/) },
  '/flights': { most: 170, at: () => `/flights?${flightQuery()}`, whole: heading(/flights to Delhi/) },
  '/hotels': {
    most: 170,
    at: () => `/hotels?city=kochi&${stayQuery()}`,
    whole: (main) => main.getByRole('list', { name: 'Prices on the map' }).getByRole('button').first(),
  },
  '/hotels/[hotel]': { most: 170, at: ({ hotel }) => `/hotels/${hotel}?${stayQuery()}`, whole: heading(/Rooms for/) },
  '/packages': { most: 150, at: () => '/packages', whole: heading(/Holiday packages/) },
  '/packages/[slug]': { most: 170, at: () => `/packages/${JOURNEY}`, whole: heading(/Price per person/) },
  '/gateway/checkout/[orderId]': {
    most: 170,
    at: ({ traveller }) => traveller.checkoutPath,
    whole: heading(/How would you like to pay/),
  },
  '/events/[event]': { most: 150, at: () => '/CIT-95', whole: heading(/Come to CIT-95/) },
  '/unsubscribe/[token]/event-messages': {
    most: 150,
    at: () => '/unsubscribe/none/event-messages',
    whole: heading(/There is no page/),
  },
  '/[...nowhere]': { most: 150, at: () => '/nowhere', whole: heading(/There is no page/) },
  '/about': { most: 150, at: () => '/about', whole: heading(/\w/) },
  '/blogs': { most: 150, at: () => '/blogs', whole: heading(/Booking well/) },
  '/blogs/[slug]': { most: 150, at: () => '/blogs/tatkal-trains', whole: heading(/Tatkal/) },
  '/currency': { most: 150, at: () => '/currency', whole: heading(/Currency/) },
  '/language': { most: 150, at: () => '/language', whole: heading(/Language/) },
  '/help': { most: 150, at: () => '/help', whole: heading(/Help/) },
  '/help/assistant': { most: FORM, at: () => '/help/assistant', whole: heading(/Assistant/) },
  '/help/ask': { most: FORM, at: () => '/help/ask', whole: heading(/Ask us/) },
  '/help/ticket': { most: FORM, at: () => '/help/ticket', whole: heading(/This link cannot be used/) },
  '/terms': { most: 150, at: () => '/terms', whole: heading(/Terms/) },
  '/privacy': { most: 150, at: () => '/privacy', whole: heading(/Privacy/) },
  '/forgot-password': { most: FORM, at: () => '/forgot-password', whole: heading(/\w/) },
  '/reset-password': { most: FORM, at: () => '/reset-password', whole: heading(/\w/) },
  '/finish-sign-up': { most: FORM, at: () => '/finish-sign-up', whole: heading(/\w/) },
  '/corporate/finish-sign-up': { most: FORM, at: () => '/corporate/finish-sign-up', whole: heading(/\w/) },
  '/dev/mail': { most: 150, at: () => '/dev/mail', whole: heading(/mail/i) },
  '/dev/calls': { most: 150, at: () => '/dev/calls', whole: heading(/Calls/) },
  '/corporate': { most: 150, at: () => '/corporate', whole: heading(/\w/) },
  '/corporate/activate': { most: FORM, at: () => '/corporate/activate', whole: heading(/\w/) },
  '/corporate/guest-details': {
    most: FORM,
    at: () => '/corporate/guest-details',
    whole: heading(/This link cannot be used/),
  },
  '/corporate/approve': { most: FORM, at: () => '/corporate/approve', whole: heading(/This link cannot be used/) },
  '/corporate/forgot-password': { most: FORM, at: () => '/corporate/forgot-password', whole: heading(/\w/) },
  '/corporate/reset-password': { most: FORM, at: () => '/corporate/reset-password', whole: heading(/\w/) },
  '/corporate/account/travellers': { most: 215, at: () => '/corporate/account/travellers', whole: heading(/\w/) },
  '/corporate/account': { most: 215, at: () => '/corporate/account', whole: heading(/\w/) },
  '/corporate/account/assistant': { most: 215, at: () => '/corporate/account/assistant', whole: heading(/\w/) },
  '/corporate/account/notifications': { most: 215, at: () => '/corporate/account/notifications', whole: heading(/\w/) },
  '/corporate/auth/booking/carbustrain': {
    most: 215,
    at: () => '/corporate/auth/booking/carbustrain',
    whole: heading(/\w/),
  },
  '/corporate/auth/booking/carbustrain/BookingDetails': {
    most: 215,
    at: () => '/corporate/auth/booking/carbustrain/BookingDetails',
    whole: heading(/\w/),
  },
  '/corporate/auth/booking/carbustrain/commonApproval': {
    most: 215,
    at: () => '/corporate/auth/booking/carbustrain/commonApproval',
    whole: heading(/\w/),
  },
  '/corporate/auth/booking': { most: 215, at: () => '/corporate/auth/booking', whole: heading(/\w/) },
  '/corporate/auth/booking/hotels/hotelListing': {
    most: 215,
    at: () => '/corporate/auth/booking/hotels/hotelListing?city=kochi',
    whole: heading(/\w/),
  },
  '/corporate/auth/booking/hotels/reviewBooking': {
    most: 215,
    at: () => '/corporate/auth/booking/hotels/reviewBooking',
    whole: heading(/\w/),
  },
  '/corporate/auth/booking/hotels/confirmation': {
    most: 215,
    at: () => '/corporate/auth/booking/hotels/confirmation',
    whole: heading(/\w/),
  },
  '/corporate/auth/booking/hotels/approvalStatus': {
    most: 215,
    at: () => '/corporate/auth/booking/hotels/approvalStatus',
    whole: heading(/\w/),
  },
  '/corporate/auth/booking/flights/flightApproval': {
    most: 215,
    at: () => '/corporate/auth/booking/flights/flightApproval',
    whole: heading(/\w/),
  },
  '/corporate/auth/booking/approval': { most: 215, at: () => '/corporate/auth/booking/approval', whole: heading(/\w/) },
  '/corporate/auth/booking/flights/flightListing': {
    most: 215,
    at: () => '/corporate/auth/booking/flights/flightListing?from=BLR&to=DEL',
    whole: heading(/\w/),
  },
  '/corporate/auth/booking/flights/review': {
    most: 215,
    at: () => '/corporate/auth/booking/flights/review',
    whole: heading(/\w/),
  },
  '/corporate/auth/booking/flights/flightConfirm': {
    most: 215,
    at: () => '/corporate/auth/booking/flights/flightConfirm',
    whole: heading(/\w/),
  },
  '/corporate/auth/company': { most: 215, at: () => '/corporate/auth/company', whole: heading(/\w/) },
  '/corporate/auth/Configuration': { most: 215, at: () => '/corporate/auth/Configuration', whole: heading(/\w/) },
  '/desk': { most: 215, at: () => '/desk', whole: heading(/\w/) },
  '/desk/bookings': { most: 215, at: () => '/desk/bookings', whole: heading(/\w/) },
  '/desk/companies': { most: 215, at: () => '/desk/companies', whole: heading(/\w/) },
  '/desk/transport': { most: 226, at: () => '/desk/transport', whole: heading(/\w/) },
  '/desk/set-password': { most: FORM, at: () => '/desk/set-password', whole: heading(/\w/) },
  '/desk/events': { most: 215, at: () => '/desk/events', whole: heading(/\w/) },
  '/desk/events/rooms': { most: 215, at: () => '/desk/events/rooms?event=CIT-95', whole: heading(/\w/) },
  '/desk/events/messages': { most: 215, at: () => '/desk/events/messages?event=CIT-95', whole: heading(/\w/) },
  '/desk/guest-reviews': { most: 215, at: () => '/desk/guest-reviews', whole: heading(/\w/) },
  '/desk/enquiries': { most: 215, at: () => '/desk/enquiries', whole: heading(/\w/) },
  // with the stored trips: without a network nothing can be loaded later
  '/offline': { most: 155, at: () => '/offline', whole: heading(/offline/i) },
  '/api/docs': { most: 150, at: () => '/api/docs', whole: heading(/API/) },
  '/hotels/review': {
    most: 215,
    at: ({ traveller }) => `/hotels/review?bookingId=${traveller.held}`,
    whole: heading(/Who is staying/),
    signedIn: true,
  },
  '/confirmationbooking': {
    most: 215,
    at: ({ traveller }) => `/confirmationbooking?bookingId=${traveller.confirmed}`,
    whole: heading(/is confirmed/),
    signedIn: true,
  },
  '/flights/review': {
    most: 215,
    at: ({ flyer }) => `/flights/review?bookingId=${flyer.held}`,
    whole: heading(/Who is flying/),
    signedIn: 'flyer',
  },
  '/flights/confirmation': {
    most: 215,
    at: ({ flyer }) => `/flights/confirmation?bookingId=${flyer.ticketed}`,
    whole: heading(/is ticketed/),
    signedIn: 'flyer',
  },
  '/packages/review': {
    most: 215,
    at: ({ group }) => `/packages/review?bookingId=${group.held}`,
    whole: heading(/Who is travelling/),
    signedIn: 'group',
  },
  '/packages/confirmbooking': {
    most: 215,
    at: ({ group }) => `/packages/confirmbooking?bookingId=${group.confirmed}`,
    whole: heading(/is confirmed/),
    signedIn: 'group',
  },
  '/cart': { most: 215, at: () => '/cart', whole: heading(/Your cart/), signedIn: true },
  '/cart/add': { most: 215, at: () => '/cart/add', whole: heading(/This was not added/), signedIn: true },
  '/cart/booked': { most: 222, at: () => '/cart/booked', whole: heading(/could not be opened/), signedIn: true },
  '/cart/checkout': {
    most: 222,
    at: ({ traveller }) => `/cart/checkout?bookings=${traveller.held}`,
    whole: heading(/Who is travelling/),
    signedIn: true,
  },
  '/saved': { most: 215, at: () => '/saved', whole: heading(/Saved stays/), signedIn: true },
  '/saved/shared': { most: 215, at: () => '/saved/shared#key=none', whole: heading(/could not be opened/) },
  '/account/wallet': { most: 215, at: () => '/account/wallet', whole: heading(/Your wallet/), signedIn: true },
  '/account/travellers': {
    most: 215,
    at: () => '/account/travellers',
    whole: heading(/Business details/),
    signedIn: true,
  },
  '/account': { most: 215, at: () => '/account', whole: heading(/Your account/), signedIn: true },
  '/bookings': {
    most: 215,
    at: () => '/bookings',
    whole: (main) => main.getByRole('list').getByRole('heading').first(),
    signedIn: true,
  },
  '/bookings/details': {
    most: 215,
    at: ({ traveller }) => `/bookings/details?bookingId=${traveller.confirmed}`,
    whole: heading(/How the price came about/),
    signedIn: true,
  },
  '/events': { most: 215, at: () => '/events', whole: heading(/Events you host/), signedIn: true },
  '/events/host': { most: 215, at: () => '/events/host', whole: heading(/Host an event/), signedIn: true },
  '/events/registered': {
    most: 215,
    at: () => '/events/registered?event=EV-2222222222',
    whole: heading(/could not be opened/),
    signedIn: true,
  },
  '/bookings/guest-review': {
    most: FORM,
    at: ({ ended }) => `/bookings/guest-review?bookingId=${ended}`,
    whole: (main) => main.getByRole('button', { name: 'Publish the review' }),
    signedIn: true,
  },
};

/** Whose storage it is, for calls of the API. */
const personOf = ({ storage }: Traveller): SignedUp => ({
  firstName: 'Meera',
  lastName: 'Nair',
  email: 'meera@example.com',
  mobile: '+91 98450 22812',
  password: '',
  userID: storage.userID ?? '',
  token: storage.accessToken ?? '',
  savedToken: '',
});

let place: Place;
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  const hotel = await someHotel(page);
  const traveller = await aTraveller(page.request, hotel);
  const ended = await aStayThatEnded({ request: page.request, person: personOf(traveller) });
  place = {
    hotel,
    traveller,
    ended: ended._id,
    flyer: await aFlyer(page),
    group: await aGroupTraveller(page),
  };
  await page.close();
});

/** Every script that arrives until the page is quiet, each once, as gzip would send it. */
async function scripts(page: Page, { at, whole }: Budget): Promise<Map<string, number>> {
  const arriving = new Map<string, Promise<number>>();
  const twice: string[] = [];
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname } = new URL(response.url());
    if (arriving.has(pathname)) twice.push(pathname);
    arriving.set(
      pathname,
      response.body().then((body) => gzipSync(body).length),
    );
  });
  await page.goto(at(place), { waitUntil: 'networkidle' });
  await expect(whole(page.getByRole('main'))).toBeVisible({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  expect(twice, 'scripts that came twice').toEqual([]);
  expect(broken, 'what the browser woke up differently from the server’s page').toEqual([]);
  return new Map(await Promise.all([...arriving].map(async ([url, size]) => [url, await size] as const)));
}

test('every page has a budget', { tag: '@once' }, () => {
  const routes = globSync('app/**/page.tsx').map(
    (file) =>
      `/${file
        .split('/')
        .slice(1, -1)
        .filter((part) => !part.startsWith('('))
        .join('/')}`,
  );
  expect(Object.keys(BUDGETS).sort()).toEqual(routes.sort());
});

for (const [route, budget] of Object.entries(BUDGETS)) {
  test(`${route} loads at most ${budget.most} KB of script first`, { tag: '@once' }, async ({ page }) => {
    if (budget.signedIn)
      await page.addInitScript(
        (kept) => Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, value)),
        place[budget.signedIn === true ? 'traveller' : budget.signedIn].storage,
      );
    const sizes = await scripts(page, budget);
    const kilobytes = [...sizes.values()].reduce((sum, size) => sum + size, 0) / KB;
    console.log(route + '\n' + [...sizes].map(([u, s]) => `  ${s} ${u.split('/').pop()}`).join('\n'));
    expect(kilobytes).toBeGreaterThan(100);
    expect(kilobytes).toBeLessThanOrEqual(budget.most);
  });
}
