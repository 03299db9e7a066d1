import { describe, expect, it } from 'vitest';
import { renderEmail } from './render-email.ts';

const email = renderEmail({
  subject: 'Tea & <b>cake</b>',
  name: 'Asha',
  parts: [
    'First line\nand "second" <script>alert(1)</script>',
    { heading: 'The trip now' },
    {
      facts: [
        ['Room', '2 × Garden room'],
        ['Guests', 'Asha\nRavi'],
      ],
    },
    { small: 'Times are local.' },
    { button: 'Open this trip', url: 'https://sarai.example/bookings/details?bookingId=bkg_1&x="1"' },
  ],
});

describe('an email', () => {
  it('says the same in plain text, with its link on a line of its own', () => {
    expect(email.text).toBe(`Hello Asha,

First line
and "second" <script>alert(1)</script>

THE TRIP NOW

Room: 2 × Garden room
Guests: Asha
Ravi

Times are local.

Open this trip:
https://sarai.example/bookings/details?bookingId=bkg_1&x="1"

Sarai
`);
  });

  it('escapes in HTML whatever it was given, and loads nothing', () => {
    const { html = '' } = email;
    expect(html).toContain('<title>Tea &amp; &lt;b&gt;cake&lt;/b&gt;</title>');
    expect(html).toContain('First line<br>and &quot;second&quot; &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('href="https://sarai.example/bookings/details?bookingId=bkg_1&amp;x=&quot;1&quot;"');
    expect(html).not.toMatch(/<script|<img|<link|@import|url\(/i);
  });

  it('is for whom nobody knows by name, too', () => {
    expect(renderEmail({ subject: '', name: '', parts: ['Words'] }).text).toMatch(/^Hello,\n\nWords/);
  });
});
