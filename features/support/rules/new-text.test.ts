import { describe, expect, it } from 'vitest';
import { newText, REPLY_ABOVE, REPLY_ABOVE_IN_HINDI, textOfHtml } from './new-text.ts';
import { LONGEST_FOLLOW_UP } from './thread.ts';

describe('[7.20] the new text of a reply', () => {
  it.each([
    ['Gmail', 'No money yet.\n\nOn Wed, 25 Nov 2026 at 12:00, Sarai <a@b.example> wrote:\n> Within seven days.'],
    ['Gmail, folded', 'No money yet.\n\nOn Wed, 25 Nov 2026 at 12:00, Sarai\n<a@b.example> wrote:\n> Seven days.'],
    ['Outlook', 'No money yet.\r\n\r\n________________________________\r\nFrom: Sarai\r\nSent: Wednesday\r\n\r\nHello'],
    ['Outlook, bare', 'No money yet.\n\nFrom: Sarai <a@b.example>\nSent: Wednesday\nTo: Latha\n\nHello'],
    ['another language', `No money yet.\n\nAm 25.11.2026 um 12:00 schrieb Sarai:\n> ${REPLY_ABOVE}\n> Hello`],
    ['without a quote mark', `No money yet.\n\n${REPLY_ABOVE}\nHello`],
    [
      'Gmail in Hindi',
      `No money yet.\n\nबुध, 25 नव॰ 2026 को 12:00 बजे Sarai <a@b.example> ने लिखा:\n> ${REPLY_ABOVE_IN_HINDI}\n> नमस्ते`,
    ],
    ['an old program', 'No money yet.\n-----Original Message-----\nHello'],
    ['a signature', 'No money yet.\n-- \nLatha Menon\n98450'],
    ['a telephone', 'No money yet.\n\nSent from my iPhone'],
    ['quoted first', '> Within seven days.\nNo money yet.'],
    ['hidden characters', '\u202eNo money\u200b yet.\u0007'],
  ])('%s', (_, body) => {
    expect(newText(body)).toBe('No money yet.');
  });

  it('keeps paragraphs and what only looks like a quote', () => {
    const text = 'On Monday I wrote:\nnothing.\n\nFrom: here to there\nAll right?';
    expect(newText(text)).toBe(text);
  });

  it('is empty where nothing is new, and cut where it is too long', () => {
    expect(newText(`> Hello\n> ${REPLY_ABOVE}`)).toBe('');
    const long = newText('x'.repeat(1_000_000));
    expect([long.length, long.at(-1)]).toEqual([LONGEST_FOLLOW_UP, '…']);
  });
});

describe('[7.20] the text of a reply in HTML alone', () => {
  it.each([
    ['<style>p{}</style><p>No money&nbsp;yet.</p><p>A &amp; B</p>', 'No money yet.\nA & B'],
    ['<div>Not<br>yet.</div><div class="gmail_quote">On …<blockquote>Hello</blockquote></div>', 'Not\nyet.'],
    ['<p>Not yet.</p><script>alert("<p>x")</script>', 'Not yet.'],
    ['a &lt;b&gt; c', 'a <b> c'],
  ])('%s', (html, text) => {
    expect(newText(textOfHtml(html))).toBe(text);
  });

  it('is read in a moment, whatever it is', () => {
    const started = performance.now();
    for (const part of ['<', '<style', '<div ', '</p', ' \n', '&amp'])
      newText(textOfHtml(part.repeat(500_000 / part.length)));
    for (const part of ['On ', '>', 'From: x\n', '-- \n', '_'.repeat(9)]) newText(part.repeat(500_000 / part.length));
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
