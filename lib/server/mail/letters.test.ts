import { describe, expect, it } from 'vitest';
import { faultsOfLetter } from '#tests/support/letter-faults.ts';
import { LETTERS } from '#tests/support/letters.ts';
import { sourceFiles } from '#tests/support/source-files.ts';
import { renderEmail } from './render-email.ts';

describe('letters', () => {
  it.each(Object.entries(LETTERS))('%s: the text has every link and every amount of the HTML', (_, parts) => {
    const email = renderEmail(parts);
    expect(faultsOfLetter(email)).toEqual([]);
    expect(email.html).toContain('Sarai');
  });

  it('with a link or an amount in the HTML alone are found', () => {
    const email = renderEmail(LETTERS.confirmed!);
    const text = email.text.replaceAll('₹6,434', '').replaceAll('https://sarai.example/', '');
    expect(faultsOfLetter({ ...email, text })).toEqual([
      expect.stringContaining('the text lacks https://sarai.example/bookings/details?bookingId=bkg_'),
      expect.stringContaining('the text lacks ₹6,434'),
    ]);
    const coloured = (email.html ?? '').replace('#fcb036', '#fcb037');
    expect(faultsOfLetter({ ...email, html: coloured })).toEqual([expect.stringContaining('#fcb037')]);
  });

  it('have one layout: no template writes HTML of its own', () => {
    const templates = sourceFiles('features/**/*email*.ts').filter(({ path }) => !path.includes('.test.'));
    expect(templates.length).toBeGreaterThan(15);
    expect(templates.filter(({ text }) => /<(?:p|div|table|a|br|h\d)\b/i.test(text)).map(({ path }) => path)).toEqual(
      [],
    );
  });
});
