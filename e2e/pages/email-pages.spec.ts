import { execFileSync } from 'node:child_process';
import { EMAIL_SAMPLES, TEXT_EMAILS } from '../../tests/support/email-samples.ts';
import { findingsInEmail } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** Lays emails out as the server does; its modules are read in a process of their own, because they refuse to be read elsewhere. */
function laidOut(): Record<string, { html: string }> {
  const script = `
    import { renderEmail, withLayout } from '#lib/server/mail/render-email.ts';
    import { EMAIL_SAMPLES, TEXT_EMAILS } from '#tests/support/email-samples.ts';
    const pages = [
      ...Object.entries(EMAIL_SAMPLES).map(([name, parts]) => [name, renderEmail(parts)]),
      ...Object.entries(TEXT_EMAILS).map(([name, written]) => [name, withLayout(written)]),
    ];
    process.stdout.write(JSON.stringify(Object.fromEntries(pages)));`;
  const written = execFileSync(
    process.execPath,
    ['--conditions=react-server', '--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    { encoding: 'utf8' },
  );
  return JSON.parse(written) as Record<string, { html: string }>;
}

test('[7.20] emails are read in light and dark, on a phone of 360 pixels and on a large screen', async ({ page }) => {
  const emails = Object.entries(laidOut());
  expect(emails.length).toBe(Object.keys({ ...EMAIL_SAMPLES, ...TEXT_EMAILS }).length);
  for (const [name, { html }] of emails)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.setContent(html);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findingsInEmail(page), `${name}, ${width}, ${colorScheme}`).toEqual([]);
        await page.screenshot({ path: test.info().outputPath(`${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `${name}, ${width}: pixels beyond the side`).toBe(0);
      const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(dark, 'the dark theme is applied').toBe('rgb(11, 20, 26)');
    }
});
