import { globSync, readFileSync } from 'node:fs';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { coveredControls } from '../support/clickable.ts';
import { aNewCompany } from '../support/company-people.ts';
import { requestRoom } from '../support/company-request.ts';
import { emailTo } from '../support/event.ts';
import { chooseFlight } from '../support/flight.ts';
import { someoneSignedIn } from '../support/person.ts';
import { inDays, stayQuery } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

/** The spec that looks at a page with `expectAccessible`, and the name under which it does; those of this file are below. */
type Visit = readonly [spec: string, name: string];
const HERE = 'e2e/pages/every-screen.spec.ts';
const A11Y = 'e2e/pages/accessibility.spec.ts';
const WORK = 'e2e/company/booking.spec.ts';
const AIR = 'e2e/company/flights.spec.ts';

/** Every page of the product, and who presses its controls. A page that is not here is one that nobody looks at. */
const VISITS: Record<string, Visit> = {
  '/': [A11Y, 'the landing'],
  '/[...nowhere]': [A11Y, 'the page for nothing there'],
  '/about': [HERE, 'about'],
  '/account': ['e2e/pages/push.spec.ts', 'notifications off'],
  '/account/travellers': ['e2e/journeys/travellers.spec.ts', 'the travellers of an account'],
  '/account/wallet': ['e2e/journeys/wallet.spec.ts', 'the wallet'],
  '/api/docs': [A11Y, 'the API page'],
  '/blogs': ['e2e/blogs/magazine.spec.ts', 'the magazine'],
  '/blogs/[slug]': ['e2e/blogs/magazine.spec.ts', 'a post'],
  '/bookings': [A11Y, 'My trips'],
  '/bookings/details': [A11Y, 'a cancelled trip'],
  '/bookings/guest-review': ['e2e/journeys/guest-reviews.spec.ts', 'the review of a stay, with mistakes'],
  '/confirmationbooking': [A11Y, 'the confirmation'],
  '/corporate': ['e2e/company/company.spec.ts', 'the work home'],
  '/corporate/account': ['e2e/company/notification-lists.spec.ts', 'the account with the table of notifications'],
  '/corporate/account/notifications': ['e2e/company/notification-lists.spec.ts', 'the page of notifications'],
  '/corporate/account/travellers': [HERE, 'travellers at work'],
  '/corporate/activate': [HERE, 'activating an account'],
  '/corporate/guest-details': ['e2e/company/guest-details.spec.ts', 'entering one’s details by the link of an email'],
  '/corporate/approve': [HERE, 'approving by the link of an email'],
  '/corporate/auth/Configuration': ['e2e/company/company.spec.ts', 'configuration'],
  '/corporate/auth/booking': [WORK, 'who travels and where to'],
  '/corporate/auth/booking/approval': ['e2e/company/approvals.spec.ts', 'the inbox'],
  '/corporate/auth/booking/carbustrain': ['e2e/company/transport.spec.ts', 'a request for a car'],
  '/corporate/auth/booking/carbustrain/BookingDetails': ['e2e/company/transport.spec.ts', 'a chosen quote'],
  '/corporate/auth/booking/carbustrain/commonApproval': [HERE, 'a request for transport that is not there'],
  '/corporate/auth/booking/flights/flightApproval': [
    'e2e/company/change-of-date.spec.ts',
    'a change that was asked for',
  ],
  '/corporate/auth/booking/flights/flightConfirm': [AIR, 'the tickets for a company'],
  '/corporate/auth/booking/flights/flightListing': [AIR, 'the evaluated flights'],
  '/corporate/auth/booking/flights/review': [AIR, 'the review of a flight for a company'],
  '/corporate/auth/booking/hotels/approvalStatus': ['e2e/company/approvals.spec.ts', 'the request of whoever asked'],
  '/corporate/auth/booking/hotels/confirmation': [WORK, 'the confirmation for a company'],
  '/corporate/auth/booking/hotels/hotelListing': [WORK, 'the evaluated listing'],
  '/corporate/auth/booking/hotels/reviewBooking': [WORK, 'the review for a company'],
  '/corporate/account/assistant': ['e2e/pages/assistant.spec.ts', 'the assistant at work'],
  '/corporate/auth/company': ['e2e/company/company.spec.ts', 'company'],
  '/corporate/finish-sign-up': [HERE, 'finishing a sign-up at work'],
  '/corporate/forgot-password': [HERE, 'a forgotten password at work'],
  '/corporate/reset-password': [HERE, 'a new password at work'],
  '/desk': [HERE, 'the desk'],
  '/desk/bookings': ['e2e/desk/bookings.spec.ts', 'the desk’s bookings'],
  '/desk/companies': ['e2e/desk/companies.spec.ts', 'the desk’s companies'],
  '/desk/enquiries': ['e2e/pages/enquiry.spec.ts', 'the desk’s enquiries'],
  '/desk/events': ['e2e/events/hosting.spec.ts', 'events at the desk'],
  '/desk/events/messages': ['e2e/events/messages.spec.ts', 'messages of an event at the desk'],
  '/desk/events/rooms': ['e2e/events/rooms.spec.ts', 'rooms of an event at the desk'],
  '/desk/guest-reviews': ['e2e/journeys/guest-reviews.spec.ts', 'reviews at the desk'],
  '/desk/set-password': [HERE, 'a password for the desk'],
  '/desk/transport': ['e2e/company/transport.spec.ts', 'a quote at the desk'],
  '/dev/calls': [HERE, 'calls at once'],
  '/dev/mail': [HERE, 'emails that were sent'],
  '/events': ['e2e/events/hosting.spec.ts', 'events that one hosts'],
  '/events/host': ['e2e/events/hosting.spec.ts', 'the form of an event, with mistakes'],
  '/events/registered': ['e2e/events/hosting.spec.ts', 'who is registered, for the host'],
  '/events/[event]': ['e2e/events/registration.spec.ts', 'the event'],
  '/unsubscribe/[token]/event-messages': ['e2e/events/stop-emails.spec.ts', 'stopping emails about messages'],
  '/finish-sign-up': [HERE, 'finishing a sign-up'],
  '/flights': ['e2e/flights/accessibility.spec.ts', 'the list with a fare grid open'],
  '/flights/confirmation': ['e2e/flights/accessibility.spec.ts', 'confirmation'],
  '/flights/review': ['e2e/flights/accessibility.spec.ts', 'review'],
  '/forgot-password': [HERE, 'a forgotten password'],
  '/gateway/checkout/[orderId]': [A11Y, 'the checkout, declined'],
  '/currency': ['e2e/pages/currency.spec.ts', 'the choice of a currency'],
  '/language': ['e2e/pages/hindi.spec.ts', 'the choice of a language'],
  '/help': ['e2e/pages/legal.spec.ts', 'Help and contact'],
  '/help/assistant': ['e2e/pages/assistant.spec.ts', 'an answer of the assistant'],
  '/help/ask': ['e2e/pages/enquiry.spec.ts', 'the question, with mistakes'],
  '/help/ticket': ['e2e/pages/enquiry.spec.ts', 'the page of a question, with a mistake'],
  '/hotels': [A11Y, 'the listing'],
  '/hotels/[hotel]': [A11Y, 'the hotel'],
  '/hotels/review': [A11Y, 'the guests, with mistakes'],
  '/offline': [A11Y, 'the offline page'],
  '/packages': ['e2e/packages/book-a-package.spec.ts', 'the list of packages'],
  '/packages/[slug]': ['e2e/packages/book-a-package.spec.ts', 'the package'],
  '/packages/confirmbooking': ['e2e/packages/book-a-package.spec.ts', 'the confirmation'],
  '/packages/review': ['e2e/packages/book-a-package.spec.ts', 'the review, with mistakes'],
  '/privacy': ['e2e/pages/legal.spec.ts', 'Privacy notice'],
  '/reset-password': [HERE, 'a new password'],
  '/cart': ['e2e/journeys/cart.spec.ts', 'the cart'],
  '/cart/add': ['e2e/journeys/cart.spec.ts', 'added to the cart'],
  '/cart/booked': ['e2e/journeys/cart.spec.ts', 'what was booked'],
  '/cart/checkout': ['e2e/journeys/cart.spec.ts', 'travellers of the cart, with mistakes'],
  '/saved': ['e2e/journeys/saved-stays.spec.ts', 'saved stays'],
  '/saved/shared': ['e2e/journeys/saved-stays.spec.ts', 'a shared list'],
  '/terms': ['e2e/pages/legal.spec.ts', 'Terms of use'],
};

test('[7.20] every page is looked at by somebody who presses its controls', { tag: '@once' }, () => {
  const routes = globSync('app/**/page.tsx').map(
    (file) =>
      `/${file
        .split('/')
        .slice(1, -1)
        .filter((part) => !part.startsWith('('))
        .join('/')}`,
  );
  expect(Object.keys(VISITS).sort()).toEqual(routes.sort());
  for (const [route, [spec, name]] of Object.entries(VISITS)) {
    const text = readFileSync(spec, 'utf8');
    const looks =
      text.includes('expectAccessible(') && new RegExp(`['\`]${name}['\` ]`).test(text.replace(/VISITS[^;]*};/, ''));
    expect([route, spec, looks]).toEqual([route, spec, true]);
  }
});

for (const [name, path, label] of [
  ['about', '/about', /An inn on the road/],
  ['a forgotten password', '/forgot-password', /A new password/],
  ['a forgotten password at work', '/corporate/forgot-password', /A new password/],
  ['a new password', '/reset-password#token=none', /\w/],
  ['a new password at work', '/corporate/reset-password#token=none', /\w/],
  ['finishing a sign-up', '/finish-sign-up#token=none', /\w/],
  ['finishing a sign-up at work', '/corporate/finish-sign-up#token=none', /\w/],
  ['activating an account', '/corporate/activate#token=none', /Welcome/],
  ['a password for the desk', '/desk/set-password#token=none', /\w/],
  ['the desk', '/desk', /\w/],
  ['emails that were sent', '/dev/mail', /^Emails$/],
  ['calls at once', '/dev/calls', /Calls at once/],
] as const)
  test(`[7.20] every control receives a click: ${name}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { name: label }).first()).toBeVisible();
    if (path.includes('password') || path.includes('finish') || path.includes('activate'))
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible(); // its form comes on demand
    await expectAccessible(page, name);
  });

test('[7.20] a bar that covers the end of a page is noticed', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 }); // bars are fixed on phones only
  await page.goto(`/hotels?city=kochi&${stayQuery()}&stars=5`);
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(coveredControls)).toEqual([]);
  await page.addStyleTag({ content: 'footer { padding-bottom: 0 !important }' }); // the room that pages with a bar leave
  await expect
    .poll(async () => (await page.evaluate(coveredControls)).join('\n'))
    .toMatch(/lies under <(button|section)> “Filters/);
});

test(
  '[7.20] every control receives a click: pages of an employee, and the link of an approver’s email',
  { tag: '@phone' },
  async ({ page, browser }) => {
    test.slow();
    const company = await aNewCompany(page.request);
    await requestRoom(page, company);
    for (const [name, path, heading] of [
      ['travellers at work', '/corporate/account/travellers', /Business details/],
      [
        'a request for transport that is not there',
        '/corporate/auth/booking/carbustrain/commonApproval?companyId=cmp_none&bookingId=trq_none',
        /\w/,
      ],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { name: heading }).first()).toBeVisible();
      await expectAccessible(page, name);
    }
    const email = await emailTo(page.request, company.meera.workEmail, /approv/i);
    const link = /\/corporate\/approve#token=[^\s"&<]+/.exec(email)?.[0];
    expect(link, 'the link in the approver’s email').toBeTruthy();
    const approver = await (await browser.newContext({ ...test.info().project.use })).newPage();
    await approver.goto(link!);
    await expect(approver.getByText(/You decide as/)).toBeVisible();
    await expectAccessible(approver, 'approving by the link of an email');
    await clickAt(
      approver,
      approver
        .getByRole('button', { name: /^Approve ₹/ })
        .filter({ visible: true })
        .last(),
    );
    await expect(approver.getByText('Your decision is saved. This link no longer decides anything.')).toBeVisible();
    await approver.context().close();
  },
);

test(
  '[7.20] every control receives a click: several flights, their list and their review',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    await someoneSignedIn(page);
    await page.goto(`/flights?from=BLR&to=BOM&depart=${inDays(47)}&adults=1&then=BOM-BLR-${inDays(50)}`);
    await expect(page.getByRole('heading', { level: 1, name: /flights to Mumbai/ })).toBeVisible();
    await expectAccessible(page, 'several flights');
    await chooseFlight(page, 'Flexi', test.info().parallelIndex);
    await expect(page.getByRole('heading', { level: 1, name: /flights to Bengaluru/ })).toBeVisible();
    await expectAccessible(page, 'several flights, one chosen');
    await chooseFlight(page, 'Flexi', test.info().parallelIndex);
    await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible();
    await expectAccessible(page, 'the review of several flights');
  },
);
