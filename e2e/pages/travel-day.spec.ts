import { readAztec } from '#tests/support/read-aztec.ts';
import { expectAccessible } from '../support/axe.ts';
import { ticketed } from '../support/flight.ts';
import { enterOn } from '../support/keyboard.ts';
import { expect, test } from '../support/network.ts';
import { someoneSignedIn } from '../support/person.ts';
import { stored, storeTrips } from '../support/stored-trips.ts';
import { asked, confirmed } from '../support/trips.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

/** Which modules of a code its path covers, a rectangle of a row each. */
const darkIn = (path: string) => {
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let at = 0; at < Number(width); at++) dark.add(`${Number(x) + at} ${y}`);
  return (x: number, y: number): boolean => dark.has(`${x} ${y}`);
};

test(
  '[2.6] [7.20] a ticketed flight without a line: the codes of the e-ticket, which read back, and that they are no boarding pass',
  { tag: '@phone' },
  async ({ page, context, network }) => {
    const person = await someoneSignedIn(page);
    const trip = await ticketed(asked(page, person));
    await storeTrips(page);
    await expect.poll(async () => (await stored(page))[0]?.[1].includes('"dark"')).toBe(true);

    await network.cut(context);
    await page.goto('/bookings');
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card.getByRole('heading', { level: 3, name: 'E-ticket code' })).toBeVisible();
    await expect(
      card.getByText(/^Not a boarding pass\. This code is of your e-ticket\. .+ boarding pass when you check in/),
    ).toBeVisible();
    const code = card.getByRole('img', {
      name: new RegExp(`^E-ticket code of Ms ${person.firstName} ${person.lastName}, XX 9011, `),
    });
    await expect(code).toBeVisible();
    const [width, path] = await code.evaluate(
      (svg: SVGSVGElement) =>
        [
          svg.viewBox.baseVal.width + 2 * svg.viewBox.baseVal.x,
          svg.querySelector('path')?.getAttribute('d') ?? '',
        ] as const,
    );
    const text = readAztec(width, darkIn(path));
    for (const words of [
      trip.parts[0]!.pnr!,
      trip.parts[0]!.tickets[0]!.number.slice(3),
      'BLRDEL',
      person.lastName.toUpperCase(),
    ])
      expect(text).toContain(words);
    const size = await code.boundingBox();
    expect(size!.width, 'large enough for a scanner').toBeGreaterThan(180);
    await expectAccessible(page, 'codes of an e-ticket offline');
  },
);

test(
  '[2.6] on the day of travel that trip is first, before one that has begun and one that follows',
  { tag: '@phone' },
  async ({ page, context, network }) => {
    const person = await someoneSignedIn(page);
    const follows = await confirmed(asked(page, person), { soon: true, city: 'kochi', from: 6 });
    const today = await confirmed(asked(page, person), { soon: true, city: 'jaipur', from: 5 });
    const begun = await confirmed(asked(page, person), { soon: true, city: 'kochi', from: 3, nights: 3 });
    await storeTrips(page);
    await expect.poll(async () => (await stored(page))[0]?.[1].match(/_id/g)).toHaveLength(3);
    const titles = () => page.getByRole('article').getByRole('heading', { level: 2 });

    await network.cut(context);
    await page.goto('/bookings');
    await expect(titles()).toHaveText([begun, today, follows].map(({ hotel }) => hotel.name));
    const noon = new Date(Date.parse(today.checkInAt) - 2 * 3_600_000);
    await page.clock.setFixedTime(noon);
    await page.goto('/bookings');
    await expect(titles()).toHaveText([today, begun, follows].map(({ hotel }) => hotel.name));
    const first = page.getByRole('article').first();
    await expect(first.getByText(today.confirmationCode ?? '', { exact: true }), 'and is open').toBeVisible();
    const second = page.getByRole('article').nth(1);
    const code = second.getByText(begun.confirmationCode ?? '', { exact: true });
    await expect(code).toBeHidden();
    await enterOn(page, second.locator('summary'));
    await expect(code, 'opened by keyboard').toBeVisible();
  },
);
