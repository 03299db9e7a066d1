import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criticalCss, type CriticalCss } from './critical-css.ts';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" nonce="n" data-precedence="next"/>`;
const page = (body: string, head = link('a') + link('b')) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}<script>theme()</script></head><body>${body}`;
const poster = '/posters/hill/dawn/ooty.svg?w=390&amp;h=430&amp;at=0.72';

let folder = '';
let paint: CriticalCss;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'first-paint-'));
  mkdirSync(path.join(folder, '.next/static/chunks'), { recursive: true });
  writeFileSync(path.join(folder, '.next/static/chunks/a.css'), '.one{x:1}.two{x:2}');
  writeFileSync(path.join(folder, '.next/static/chunks/b.css'), 'body{x:3}.one.three{x:4}');
  paint = criticalCss(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a document that can be painted as it stands', () => {
  it('has the rules of its elements in its head, behind the scripts that run there, and all sheets in their order at its end', () => {
    const html = paint(page('<p class="one other">'));
    expect(html).toContain('<meta charSet="utf-8"/><script>theme()</script><style>.one{x:1}body{x:3}</style></head>');
    expect(html).toMatch(new RegExp(`<p class="one other">${link('a')}${link('b')}$`));
  });

  it('asks for its scripts behind its elements and sheets, each once; what runs in place stays there', () => {
    const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async="" nonce="n"></script>`;
    const html = paint(
      page(
        '<p class="one">',
        `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>${script('a')}${script('b')}${link('a')}`,
      ) + script('c'),
    );
    expect(html).toMatch(new RegExp(`<p class="one">${link('a')}${script('a')}${script('b')}${script('c')}$`));
    expect(html).toContain('<script>theme()</script><style>');
    expect(html).not.toContain('preload');
  });

  it('draws the posters that are wanted first, in both sizes, and leaves all others as they are', () => {
    const first = `<picture><source media="(max-width: 720px)" srcSet="${poster}"/><img src="${poster.replace('390', '600')}" fetchPriority="high"/></picture>`;
    const html = paint(
      page(`${first}<img src="${poster}" loading="lazy"/><img src="/other.png" fetchPriority="high"/>`),
    );
    expect([...html.matchAll(/(srcSet|src)="data:image\/svg\+xml,%3Csvg[^"]+"/g)].map(([, name]) => name)).toEqual([
      'srcSet',
      'src',
    ]);
    expect(html).toContain(`<img src="${poster}" loading="lazy"/><img src="/other.png" fetchPriority="high"/>`);
  });

  it('asks for no poster that it has drawn', () => {
    const announced = (href: string) => `<link rel="preload" as="image" href="${href}" fetchPriority="high"/>`;
    const html = paint(
      `<html><head>${announced(poster)}${announced('/posters/moon/dawn/a.svg?w=9')}</head><body><img src="${poster}" fetchPriority="high"/></body></html>`,
    );
    expect(html).not.toContain(announced(poster));
    expect(html, 'nobody could draw it').toContain(announced('/posters/moon/dawn/a.svg?w=9'));
  });

  it('draws addresses that a list of sources can hold: no space, no comma at an end, no quote, no hash', () => {
    const [, drawn = ''] = /src="(data:[^"]+)"/.exec(paint(page(`<img fetchPriority="high" src="${poster}"/>`))) ?? [];
    expect(drawn).toMatch(/^[^\s"<>#&]+[^,]$/);
    expect(decodeURIComponent(drawn)).toContain("<svg xmlns='http://www.w3.org/2000/svg'");
  });

  it('leaves a poster that nobody could draw, and a page without sheets', () => {
    const html = '<html><head></head><body><img fetchPriority="high" src="/posters/moon/dawn/a.svg?w=9"/>';
    expect(paint(html)).toBe(html);
  });
});
