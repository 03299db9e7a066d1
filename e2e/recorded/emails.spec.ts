import { readFileSync } from 'node:fs';
import { faultsOfEmail } from '../../tests/support/email-faults.ts';
import type { RecordedEmail } from '../../tests/support/record-emails.ts';
import { WRITTEN_IN_EMAILS } from '../../tests/support/written-in-emails.ts';
import { findingsInEmail } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/**
 * Every email template with what the product itself wrote by it: the emails of the integration tests, which write them
 * to this file (`tests/support/record-emails.ts`). Of each template the shortest, and the longest, are looked at.
 */
const emails = readFileSync(process.env.RECORDED_EMAILS ?? '', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RecordedEmail);

for (const template of Object.keys(WRITTEN_IN_EMAILS))
  test(`[7.20] the email ${template} is read in light and dark, on a phone and on a large screen @once`, async ({
    page,
  }) => {
    const written = emails
      .filter((email) => email.template === template)
      .sort((one, other) => one.html.length - other.html.length);
    expect(written.length, 'the integration tests send it').toBeGreaterThan(0);
    for (const email of new Set([written[0]!, written.at(-1)!])) {
      const { subject, html } = email;
      expect(faultsOfEmail(email)).toEqual([]);
      for (const [width, colorScheme] of [
        [360, 'light'],
        [640, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await page.setContent(html);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
        expect(await findingsInEmail(page), `${subject}, ${colorScheme}`).toEqual([]);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, `${subject}, ${width}: pixels beyond the side`).toBe(0);
      }
    }
  });
