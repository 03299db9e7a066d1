import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import manifest from './manifest.ts';

describe('[2.6] the app that a phone installs', () => {
  const { icons = [], shortcuts = [], ...rest } = manifest();

  it('has what browsers ask for before they offer it: names, a start, a window and icons of 192 and 512 pixels', () => {
    expect(rest).toMatchObject({
      name: 'Sarai',
      short_name: 'Sarai',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
    for (const sizes of ['192x192', '512x512'])
      expect(icons.filter((icon) => icon.sizes === sizes && icon.type === 'image/png').length).toBeGreaterThan(0);
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });

  it('has icons of the sizes that it says', async () => {
    const drawn = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])];
    for (const { src, sizes } of drawn) {
      const file = [`public${src}`, `app${src}`].find((path) => existsSync(path));
      expect(file, src).toBeDefined();
      if (sizes === 'any') continue;
      const { width, height } = await sharp(file).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  it('has shortcuts to search and to my trips', () =>
    expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Search stays', '/'],
      ['My trips', '/bookings'],
    ]));
});
