import type { FlightListing } from '#features/flights/contract.ts';
import { shortAirportName } from '#lib/shared/airport-names.ts';
import { expectAccessible } from '../support/axe.ts';
import { clickAt } from '../support/by-position.ts';
import { englishIn } from '../support/english-words.ts';
import { flightQuery, heldFlight, sentinelOffer } from '../support/flight.ts';
import { chooseHindi, errorsOf, expectInHindi } from '../support/hindi.ts';
import { someoneSignedIn } from '../support/person.ts';
import { inDays } from '../support/stay.ts';
import { expect, test, type Page } from '../support/test.ts';
import { asked } from '../support/trips.ts';

/** What data names in a list of flights: airlines, aircraft, airports, and cities that are named in English alone. */
async function namesIn(page: Page, query: string): Promise<string[]> {
  const answer = await page.request.get(`/api/flights/search?${query}`);
  const { airlines, airports, flights } = ((await answer.json()) as { data: FlightListing }).data;
  return [
    'BLR',
    'DEL',
    ...airlines.flatMap(({ code, name }) => [code, name]),
    ...airports.flatMap(({ code, name, cityName }) => [code, name, shortAirportName({ name, cityName }), cityName]),
    ...flights.flatMap(({ number, aircraft }) => [number, aircraft]),
  ].filter(Boolean);
}

/** The cities and airports that the fields suggested: closed lists stay in the document. */
const placesIn = (page: Page): Promise<string[]> =>
  page.locator('[role=option]').evaluateAll((options) =>
    options.flatMap((option) => {
      const texts = document.createTreeWalker(option, NodeFilter.SHOW_TEXT);
      const names: string[] = [];
      while (texts.nextNode()) names.push(texts.currentNode.textContent?.trim() ?? '');
      return names.filter(Boolean);
    }),
  );

test.describe('a reader of Hindi', { tag: '@phone' }, () => {
  test('[9.9] searches for a flight, reads fares and filters, and goes on to the review', async ({ page }) => {
    test.slow();
    const broken = errorsOf(page);
    await chooseHindi(page);
    await page.goto('/');
    await clickAt(page, page.getByRole('navigation', { name: 'क्या खोजना है' }).getByRole('link', { name: 'फ़्लाइट' }));
    const [from, to] = [page.getByRole('combobox', { name: 'कहाँ से' }), page.getByRole('combobox', { name: 'कहाँ तक' })];
    await from.first().fill('Beng');
    await expect(page.getByRole('option', { name: /^बेंगलुरु/ }).first()).toBeVisible();
    await clickAt(page, page.getByRole('option', { name: /^बेंगलुरु/ }).first());
    await to.first().fill('New Delhi');
    await clickAt(page, page.getByRole('option', { name: /दिल्ली/ }).first());
    await clickAt(page, page.getByRole('button', { name: /^यात्री/ }));
    await expect(page.getByRole('radio', { name: 'प्रीमियम इकोनॉमी' })).toBeVisible();
    await page.keyboard.press('Escape');
    const form = 'form:has([role=combobox])';
    await expect.poll(async () => englishIn(page, await placesIn(page), form)).toEqual([]);
    await expectAccessible(page, 'the search for flights');
    await clickAt(page, page.getByRole('button', { name: 'खोजें' }).first());
    await page.waitForURL('**/flights?**');
    await expect(page.getByRole('heading', { level: 1, name: /^दिल्ली के लिए [\d,]+ फ़्लाइट, / })).toBeVisible();

    const query = flightQuery();
    const names = await namesIn(page, query);
    await page.goto(`/flights?${query}`);
    await expect(page.getByRole('heading', { level: 1, name: /^दिल्ली के लिए [\d,]+ फ़्लाइट, / })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'हर दिन का सबसे कम किराया' }).getByRole('link').first(),
    ).toBeVisible();
    await expectInHindi(page, 'the list of flights', names);
    await page.screenshot({ path: test.info().outputPath('flights.png') });
    await clickAt(page, page.locator('summary').filter({ hasText: 'BLR' }).first());
    await expect(page.getByText(/रद्द करने पर ₹[\d,]+ वापस$/).first()).toBeVisible();
    await expectInHindi(page, 'the fares of a flight', names);
    await page.screenshot({ path: test.info().outputPath('fares.png') });

    await page.goto(`/flights?${query}&stops=2&airline=XX`);
    await expect(page.getByText(/^कोई फ़्लाइट नहीं मिली|एक साथ लगाने पर कोई फ़्लाइट नहीं मिली/).first()).toBeVisible();
    await expectInHindi(page, 'no flight that matches', names);
    await page.goto(`/flights?${query}`);
    await clickAt(page, page.getByRole('link', { name: /^फ़्लेक्सी .*यह किराया चुनें$/ }).first());
    await page.waitForURL('**/flights/review?**');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    expect(broken).toEqual([]);
  });

  test('[9.9] reads what is wrong with a search, and what they hold', async ({ page }) => {
    await chooseHindi(page);
    await page.goto('/flights');
    await expect(page.getByRole('heading', { level: 1, name: 'आप कहाँ जाना चाहेंगे?' })).toBeVisible();
    await expectInHindi(page, 'flights before a search', []);
    await page.goto(`/flights?from=BLR&to=Xqzz&depart=2020-01-01&way=return&return=&adults=1&infants=2`);
    await expect(page.getByText(/^“Xqzz” नाम का कोई शहर या एयरपोर्ट नहीं मिला/)).toBeVisible();
    await expect(page.getByText('वापसी की तारीख चुनें, या “एक तरफ़” चुनें।')).toBeVisible();
    await expectInHindi(page, 'a search with problems', ['BLR', 'Xqzz']);

    const person = await someoneSignedIn(page);
    const held = await heldFlight(asked(page, person), sentinelOffer('XX9011'));
    const { segments } = held.bounds[0]!;
    const [origin, destination] = [segments[0]!.origin.airport.code, segments.at(-1)!.destination.airport.code];
    const query = `from=${origin}&to=${destination}&depart=${inDays(40)}&adults=1`;
    await page.goto(`/flights?${query}`);
    await expect(page.getByRole('region', { name: 'आपके लिए रोकी गई फ़्लाइट' })).toBeVisible();
    await expectInHindi(page, 'the flights with those that are held', [
      ...(await namesIn(page, query)),
      ...segments.map(({ number }) => number),
    ]);
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('flights in Hindi are no wider than 360 pixels', async ({ page }) => {
    await chooseHindi(page);
    const fits = async (what: string) => {
      const [wide, shown] = await page.locator('html').evaluate((root) => [root.scrollWidth, root.clientWidth]);
      expect(wide, what).toBeLessThanOrEqual(shown ?? 0);
      await page.screenshot({ path: test.info().outputPath(`narrow-${what}.png`) });
    };
    await page.goto('/?find=flights');
    await expect(page.getByRole('combobox', { name: 'कहाँ से' }).first()).toBeVisible();
    await fits('search');
    await page.goto(`/flights?${flightQuery()}`);
    await expect(page.getByRole('heading', { level: 1, name: /फ़्लाइट, / })).toBeVisible();
    await fits('list');
    await clickAt(page, page.locator('summary').filter({ hasText: 'BLR' }).first());
    await expect(page.getByText(/रद्द करने पर ₹[\d,]+ वापस$/).first()).toBeVisible();
    await fits('fares');
    await clickAt(page, page.getByRole('button', { name: /^फ़िल्टर/ }));
    await expect(page.getByRole('dialog').getByText('चेक-इन बैग शामिल')).toBeVisible();
    await fits('filters');
  });
});
