import { test } from '../support/test.ts';
import { confirmedPackage, heldPackage, JOURNEY, someDeparture } from '../support/package.ts';
import { someoneSignedIn } from '../support/person.ts';
import { asked } from '../support/trips.ts';

test('shots', { tag: '@phone' }, async ({ page }, { project }) => {
  test.setTimeout(240_000);
  const shot = async (name: string, where?: string) => {
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.waitForTimeout(300);
      if (where) await page.locator(where).first().screenshot({ path: `/tmp/pr/shots/${project.name}-${name}-${scheme}.png` });
      else await page.screenshot({ path: `/tmp/pr/shots/${project.name}-${name}-${scheme}.png`, fullPage: true });
    }
  };
  const { date } = await someDeparture(page);
  await page.goto(`/packages/${JOURNEY}?departure=${date}&rooms=2`);
  await page.getByRole('heading', { name: 'Day by day' }).waitFor();
  await shot('page', 'section[aria-labelledby=days]');
  // a party that finds no rooms
  let full: string | null = null;
  for (const slug of ['odisha-temples-and-coast', 'golden-triangle', JOURNEY, 'kanha-and-bandhavgarh']) {
    const answer = await page.request.get(`/api/packages/details?slug=${slug}`);
    if (!answer.ok()) continue;
    const { data } = (await answer.json()) as { data: { departures: { date: string; left: number }[] } };
    for (const one of data.departures.filter(({ left }) => left >= 8)) {
      const look = await page.request.get(`/api/packages/details?slug=${slug}&departure=${one.date}&rooms=2_2_2_2`);
      const { data: found } = (await look.json()) as { data: { stay: { fullIn: string | null } } };
      if (found.stay?.fullIn) full = `/packages/${slug}?departure=${one.date}&rooms=2_2_2_2`;
      if (full) break;
    }
    if (full) break;
  }
  console.log('full', full);
  if (full) {
    await page.goto(full);
    await page.getByText(/has no hotel rooms left/).first().waitFor();
    await shot('full', 'aside');
    await page.locator('section[aria-labelledby=days]').screenshot({ path: `/tmp/pr/shots/${project.name}-full-days.png` });
  }
  const person = await someoneSignedIn(page);
  const held = await heldPackage(asked(page, person));
  await page.goto(`/packages/review?bookingId=${held._id}`);
  await page.getByRole('heading', { name: 'Who is travelling?' }).waitFor();
  await shot('review');
  const { _id } = await confirmedPackage(asked(page, person));
  await page.goto(`/packages/confirmbooking?bookingId=${_id}`);
  await page.getByRole('heading', { name: /is confirmed$/ }).waitFor();
  await shot('confirmed');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Voucher' }).click()]);
  await file.saveAs(`/tmp/pr/shots/${project.name}-voucher.pdf`);
  const [ics] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Calendar' }).click()]);
  await ics.saveAs(`/tmp/pr/shots/${project.name}-calendar.ics`);
  await page.goto(`/bookings/details?bookingId=${_id}`);
  await page.getByRole('heading', { name: 'Day by day' }).waitFor();
  await shot('details');
});
