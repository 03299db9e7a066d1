import { test } from '../support/test.ts';
import { stayQuery, someHotel } from '../support/stay.ts';

for (const scheme of ['light', 'dark'] as const)
  test(`shots ${scheme}`, { tag: '@phone' }, async ({ page, context }, info) => {
    await context.addCookies([{ name: 'language', value: 'hi', url: info.project.use.baseURL! }]);
    await page.emulateMedia({ colorScheme: scheme });
    const shot = (name: string, fullPage = true) =>
      page.screenshot({ path: `/tmp/n/hi/shots/${name}-${info.project.name}-${scheme}.png`, fullPage });
    page.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', page.url(), m.text().slice(0, 400)));
    page.on('pageerror', (e) => console.log('ERROR', page.url(), e.message.slice(0, 600)));
    await page.goto('/', { waitUntil: 'networkidle' });
    await shot('landing');
    await page.goto(`/hotels?city=kochi&${stayQuery()}`, { waitUntil: 'networkidle' });
    await shot('listing', false);
    if (scheme === 'light') await shot('listing-full');
    await page.goto('/language', { waitUntil: 'networkidle' });
    await shot('language');
    const hotel = await someHotel(page);
    await page.goto(`/hotels/${hotel}?${stayQuery()}`, { waitUntil: 'networkidle' });
    await shot('hotel');
    if (scheme === 'dark') return;
    await page.goto('/hotels', { waitUntil: 'networkidle' });
    await shot('where');
    await page.goto(`/hotels?city=kochi&${stayQuery()}&score=9&stars=1&amenities=pool`, { waitUntil: 'networkidle' });
    await shot('nomatch', false);
    await page.goto('/hotels?city=kochi&checkin=2020-01-01&checkout=2020-01-05&rooms=2', { waitUntil: 'networkidle' });
    await shot('wrong', false);
    await page.goto('/hotels?where=Xyzzyqq', { waitUntil: 'networkidle' });
    await shot('unknown', false);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /चेक-इन/ }).click();
    await page.waitForTimeout(800);
    await shot('calendar', false);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /मेहमान/ }).click();
    await page.waitForTimeout(500);
    await shot('guests', false);
    await page.goto('/about', { waitUntil: 'networkidle' });
    await shot('about', false);
    if (info.project.name === 'phone') {
      await page.goto(`/hotels?city=kochi&${stayQuery()}`, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'फ़िल्टर' }).last().click();
      await page.waitForTimeout(800);
      await shot('filters', false);
    }
  });
