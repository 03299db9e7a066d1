import { describe, expect, it } from 'vitest';
import { faultsOfEmail } from '#tests/support/email-faults.ts';
import { EMAIL_SAMPLES, TEXT_EMAILS } from '#tests/support/email-samples.ts';
import { sourceFiles } from '#tests/support/source-files.ts';
import { renderEmail, withLayout } from './render-email.ts';

describe('emails', () => {
  it.each(Object.entries(EMAIL_SAMPLES))('%s: the text has every link and every amount of the HTML', (_, parts) => {
    const email = renderEmail(parts);
    expect(faultsOfEmail(email)).toEqual([]);
    expect(email.html).toContain('Sarai');
  });

  it.each(Object.entries(TEXT_EMAILS))('%s: written as text alone, has the same words in the layout', (_, written) => {
    const email = withLayout<{ subject: string; text: string; html?: string }>(written);
    expect(faultsOfEmail(email)).toEqual([]);
    expect(email.text).toBe(written.text);
    const words = (email.html ?? '').split('<body')[1]!.replace(/<[^>]+>/g, ' ');
    for (const paragraph of written.text.trim().split('\n\n')) expect(words).toContain(paragraph);
    expect((email.html?.match(/<a /g) ?? []).length).toBe(written.text.includes('http') ? 1 : 0);
  });

  it('link to no address of others, and escape what people typed', () => {
    const { html } = withLayout<{ subject: string; text: string; html?: string }>({
      subject: 'S',
      text: 'Hello <b>Asha</b>,\n\nhttps://evil.example/\n\nhttp://localhost:3000.evil.example/\n',
    });
    expect(html).not.toMatch(/<a |<b>/);
    const laidOut = { subject: 'S', text: 'T', html: '<p>' };
    expect(withLayout(laidOut)).toBe(laidOut);
  });

  it('with a link, an amount, a date or a time in the HTML alone are found', () => {
    const email = renderEmail(EMAIL_SAMPLES.confirmed!);
    const text = email.text.replaceAll(/₹6,434|21 Dec|11:00|https:\/\/sarai.example\//g, '');
    expect(faultsOfEmail({ ...email, text })).toEqual([
      expect.stringContaining('the text lacks https://sarai.example/bookings/details?bookingId=bkg_'),
      expect.stringContaining('the text lacks https://sarai.example/bookings/documents'),
      expect.stringContaining('the text lacks ₹6,434'),
      expect.stringContaining('the text lacks 21 Dec 2026'),
      expect.stringContaining('the text lacks 11:00'),
    ]);
    const coloured = (email.html ?? '').replace('#fcb036', '#fcb037');
    expect(faultsOfEmail({ ...email, html: coloured })).toEqual([expect.stringContaining('#fcb037')]);
  });

  it('have one layout: no template writes HTML of its own', () => {
    const templates = sourceFiles('features/**/*email*.ts').filter(({ path }) => !path.includes('.test.'));
    expect(templates.length).toBeGreaterThan(15);
    expect(templates.filter(({ text }) => /<(?:p|div|table|a|br|h\d)\b/i.test(text)).map(({ path }) => path)).toEqual(
      [],
    );
  });
});
