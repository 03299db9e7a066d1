import type { PackagePage } from '#features/packages/contract.ts';
import { clickAt } from '../support/by-position.ts';
import { englishIn } from '../support/english-words.ts';
import { chooseHindi, errorsOf, expectInHindi, someoneInHindi } from '../support/hindi.ts';
import { aGroupTraveller, heldPackage, JOURNEY, someDeparture, TWO } from '../support/package.ts';
import { newPerson } from '../support/person.ts';
import { expect, test, type Page } from '../support/test.ts';
import { asked } from '../support/trips.ts';

const FAMILY = [
  { adults: 2, childAges: [7] },
  { adults: 1, childAges: [] },
];
const PAY = /^₹[\d,]+ चुकाएँ$/;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

/** What data names on the pages of a journey: it, where it meets and parts, and its hotels for a departure and a party. */
async function namesOf({ request }: Pick<Page, 'request'>, slug: string, query = ''): Promise<string[]> {
  const answer = await request.get(`/api/packages/details?slug=${slug}${query}`);
  const { title, meets, endsIn, days } = ((await answer.json()) as { data: PackagePage }).data.package;
  return [
    title,
    'Journeys', // the tour operator's name
    ...[meets, endsIn].flatMap(({ place }) => [place, place.replace(/, arrivals.*$/, '')]),
    ...days.flatMap(({ hotel }) =>
      hotel ? [hotel.name, hotel.address, ...(hotel.insteadOf ? [hotel.insteadOf] : [])] : [],
    ),
  ];
}

/** Hotels that the page names: of the chosen departure and party, once they are known. */
async function hotelsOn(page: Page): Promise<string[]> {
  const text = (await page.getByRole('main').textContent()) ?? '';
  return [
    ...(
      await page
        .getByRole('main')
        .getByRole('link', { name: / के बारे में$/ })
        .allTextContents()
    ).map((link) => link.replace(/ के बारे में$/, '')),
    ...[...text.matchAll(/: ([^:]+?) \(\d स्टार होटल\)/g)].map(([, hotel = '']) => hotel),
    ...[...text.matchAll(/क्योंकि इन तारीखों पर (.+?) में कमरे नहीं हैं/g)].map(([, hotel = '']) => hotel),
  ];
}

/** The page of a package is in Hindi, once its hotels are those of the choice. */
async function packageInHindi(page: Page, what: string, names: readonly string[]): Promise<void> {
  const known = async () => [...names, ...(await hotelsOn(page))];
  await expect.poll(async () => englishIn(page, await known()), { message: what }).toEqual([]);
  await expectInHindi(page, what, await known());
}

test.describe('a reader of Hindi', { tag: '@phone' }, () => {
  test('[9.9] finds a package, chooses a departure for a family, corrects what is refused, pays and gets the confirmation', async ({
    page,
  }) => {
    test.slow();
    const broken = errorsOf(page);
    const person = await newPerson(page.request);
    const departure = await someDeparture(page, FAMILY);
    const query = `&departure=${departure.date}&rooms=2-7_1`;
    const names = [...(await namesOf(page, JOURNEY)), ...(await namesOf(page, JOURNEY, query)), person.email];
    await chooseHindi(page);
    await page.goto('/packages');
    await expect(page.getByRole('heading', { level: 1, name: 'हॉलिडे पैकेज' })).toBeVisible();
    await expectInHindi(page, 'the list of packages', []);
    await page.screenshot({ path: test.info().outputPath('list.png') });
    await clickAt(page, page.getByRole('link', { name: 'समुद्र तट और बैकवॉटर' }));
    await page.waitForURL('/packages?theme=coast');
    await page.getByLabel('कहाँ').selectOption({ label: 'केरल' });
    await page.waitForURL('/packages?theme=coast&state=kerala');
    await expect(page.getByRole('heading', { level: 2, name: /^\d पैकेज$/ })).toBeVisible();
    await expectInHindi(page, 'the list with filters', []);
    await clickAt(page, page.getByRole('link', { name: 'Kerala: hills and backwaters' }));
    await page.waitForURL(`**/packages/${JOURNEY}`);

    await expect(page.getByRole('heading', { name: 'हर दिन का ब्योरा' })).toBeVisible();
    await packageInHindi(page, 'the page of a package', names);
    await page.screenshot({ path: test.info().outputPath('package.png'), fullPage: true });
    await clickAt(page, page.getByRole('button', { name: 'बच्चे: एक और जोड़ें' }));
    await expect(
      page.getByText('हर बच्चे की उम्र चुनें। कीमत इसी पर निर्भर है।').filter({ visible: true }).first(),
    ).toBeVisible();
    await packageInHindi(page, 'the party without an age', names);
    await page.getByLabel('बच्चे 1 की उम्र').selectOption('7');
    await clickAt(page, page.getByRole('button', { name: 'कमरा जोड़ें' }));
    const second = page.getByRole('group', { name: 'कमरा 2' });
    await clickAt(page, second.getByRole('button', { name: 'वयस्क: एक कम करें' }));
    await expect(page).toHaveURL(/rooms=2-7_1/);
    const row = page.locator(`input[name=departure][value^="${departure.date}~"]`);
    const month = page.locator('details').filter({ has: row });
    if (!(await month.evaluate((details: HTMLDetailsElement) => details.open)))
      await clickAt(page, month.locator('summary'));
    await row.check();
    await expect(page).toHaveURL(new RegExp(`departure=${departure.date}`));
    await page.locator('select[name=extra]').first().selectOption({ index: 1 });
    await expect(page).toHaveURL(/extra=arrival-1/);
    await expect(page.getByText(/^पहुँचने पर निजी गाड़ी, एसयूवी, 6 लोगों तक$/)).toBeVisible();
    await packageInHindi(page, 'the chosen departure of a family', names);
    await page.screenshot({ path: test.info().outputPath('chosen.png'), fullPage: true });
    await clickAt(page, button(page, 'यह पैकेज बुक करें'));

    await page.waitForURL('**/packages/review**');
    await expect(page.getByRole('heading', { level: 1, name: 'यह पैकेज बुक करने के लिए साइन इन करें' })).toBeVisible();
    await packageInHindi(page, 'the review of somebody who is not signed in', names);
    await clickAt(page, page.getByRole('main').getByRole('button', { name: 'साइन इन करें' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('ईमेल').fill(person.email);
    await dialog.getByLabel('पासवर्ड', { exact: true }).fill(person.password);
    await clickAt(page, dialog.getByRole('button', { name: 'साइन इन करें', exact: true }).last());

    await expect(page.getByRole('heading', { level: 1, name: 'कौन यात्रा करेगा?' })).toBeVisible();
    await expect(page.getByText(/^आपकी जगहें ₹[\d,]+ में .+ तक रोकी गई हैं। अभी कोई रकम नहीं/)).toBeVisible();
    await packageInHindi(page, 'the review', names);
    await page.screenshot({ path: test.info().outputPath('review.png'), fullPage: true });
    await page.getByLabel('मोबाइल नंबर').fill('12345678');
    await clickAt(page, button(page, PAY));
    for (const message of [
      'संबोधन चुनें।',
      'भारत का मोबाइल नंबर 10 अंकों का होता है; इसमें 8 हैं। दूसरे देश के नंबर से पहले + और उस देश का कोड लिखें।',
    ])
      await expect(page.getByText(message).first()).toBeVisible();
    await packageInHindi(page, 'the review with errors beside its fields', names);
    await page.getByLabel('मोबाइल नंबर').fill(person.mobile);
    for (const [room, name] of ['Meera', 'R2'].entries()) {
      await page.getByLabel('संबोधन', { exact: true }).nth(room).selectOption('Ms');
      await page.getByLabel('पहला नाम').nth(room).fill(name);
      await page.getByLabel('उपनाम').nth(room).fill('Nair');
    }
    await clickAt(page, button(page, PAY));
    await expect(page.getByText(/^नाम में अक्षर, खाली जगह/).first(), 'refused by the API').toBeVisible();
    await page.getByLabel('पहला नाम').nth(1).fill('Meera');
    await clickAt(page, button(page, PAY));

    await page.waitForURL('**/gateway/checkout/**');
    await expectInHindi(page, 'the payment page', names);
    await clickAt(page, button(page, PAY));
    await page.waitForURL('**/packages/confirmbooking**');
    await expect(page.getByRole('heading', { level: 1, name: /की बुकिंग कन्फ़र्म हो गई है$/ })).toBeVisible();
    await expect(page.getByText(/^₹[\d,]+ का भुगतान हो गया।$/).first()).toBeVisible();
    await expect(page.getByText(/^इसमें ₹[\d,]+ आपकी जोड़ी हुई चीज़ों के हैं: पहुँचने पर निजी गाड़ी, एसयूवी/)).toBeVisible();
    await packageInHindi(page, 'the confirmation', names);
    await page.screenshot({ path: test.info().outputPath('confirmation.png'), fullPage: true });
    await page.goto('/packages?month=2030-01');
    await expect(page.getByText('कोई पैकेज नहीं मिला')).toBeVisible();
    await expectInHindi(page, 'no package that matches', []);
    expect(broken).toEqual([]);
  });
});

test.describe('a reader of Hindi whose package is abroad, changed or gone', () => {
  test('[9.9] reads the entry rules, and that a PAN is required', async ({ page }) => {
    await someoneInHindi(page);
    const slug = 'kenya-amboseli-naivasha-mara';
    const departure = await someDeparture(page, TWO, slug);
    const names = await namesOf(page, slug, `&departure=${departure.date}&rooms=2`);
    const kept = [...names, 'eTA', 'etakenya.go.ke', 'TCS'];
    await page.goto(`/packages/${slug}?departure=${departure.date}`);
    await expect(page.getByRole('heading', { name: 'पासपोर्ट और वीज़ा' })).toBeVisible();
    await packageInHindi(page, 'the page of a package abroad', kept);
    await clickAt(page, button(page, 'यह पैकेज बुक करें'));
    await expect(page.getByRole('heading', { name: 'केन्या के लिए पासपोर्ट और वीज़ा' })).toBeVisible();
    await page.getByLabel('संबोधन', { exact: true }).selectOption('Ms');
    await clickAt(page, button(page, PAY));
    await expect(page.getByText(/^भारत से बाहर के पैकेज पर स्रोत पर टैक्स/).first()).toBeVisible();
    await packageInHindi(page, 'the review of a package abroad', kept);
  });

  test('[9.9] reads of a wrong party, a changed price and a departure that is gone', async ({ page }) => {
    const person = await someoneInHindi(page);
    const { date } = await someDeparture(page);
    const names = await namesOf(page, JOURNEY, `&departure=${date}&rooms=2`);
    await page.goto(`/packages/${JOURNEY}?rooms=4`);
    await expect(page.getByText(/^एक कमरे में 12 साल या उससे बड़े ज़्यादा से ज़्यादा 3 लोग/).first()).toBeVisible();
    await packageInHindi(page, 'a party that fits no room', names);
    await page.goto(`/packages/review?package=${JOURNEY}&departure=2020-01-01~100&rooms=2`);
    await expect(page.getByRole('heading', { level: 1, name: 'पैकेज खोला नहीं जा सका' })).toBeVisible();
    await expectInHindi(page, 'a departure that is none', names);
    await page.goto(`/packages/review?package=${JOURNEY}&departure=${date}~100&rooms=2`);
    await expect(page.getByRole('heading', { level: 1, name: 'टूर ऑपरेटर ने अपनी शर्तें बदल दी हैं' })).toBeVisible();
    await packageInHindi(page, 'the changed terms', names);
    await clickAt(page, button(page, /^₹[\d,]+ स्वीकार करें$/));
    await expect(page.getByRole('heading', { level: 1, name: 'कौन यात्रा करेगा?' })).toBeVisible();
    await page.goto(`/packages/${JOURNEY}?departure=${date}`);
    await expect(page.getByRole('region', { name: 'आपके लिए रोकी गई जगहें' })).toBeVisible();
    await packageInHindi(page, 'the package with places that are held', names);

    const held = await heldPackage(asked(page, person));
    await page.goto(`/packages/confirmbooking?bookingId=${held._id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'इस पैकेज का भुगतान अभी नहीं हुआ है' })).toBeVisible();
    await expectInHindi(page, 'the package that is not paid', names);
    await page.goto('/packages/review?bookingId=bkg_none');
    await expect(page.getByRole('heading', { level: 1, name: 'बुकिंग नहीं मिली' })).toBeVisible();
    await expectInHindi(page, 'the review of no booking', []);
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('packages in Hindi are no wider than 360 pixels', async ({ page }) => {
    const { storage, held, confirmed } = await aGroupTraveller(page);
    await page.addInitScript(
      (kept) => Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, value)),
      storage,
    );
    await chooseHindi(page);
    for (const [path, whole] of [
      ['/packages', 'हॉलिडे पैकेज'],
      [`/packages/${JOURNEY}`, 'Kerala: hills and backwaters'],
      [`/packages/review?bookingId=${held}`, 'कौन यात्रा करेगा?'],
      [`/packages/confirmbooking?bookingId=${confirmed}`, /कन्फ़र्म हो गई है$/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: whole })).toBeVisible();
      const [wide, shown] = await page.locator('html').evaluate((root) => [root.scrollWidth, root.clientWidth]);
      expect(wide, path).toBeLessThanOrEqual(shown ?? 0);
      await page.screenshot({
        path: test.info().outputPath(`narrow-${path.split('/')[2]?.split('?')[0] ?? 'list'}.png`),
        fullPage: true,
      });
    }
  });
});
