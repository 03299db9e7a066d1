/**
 * Renders the icons that must be bitmaps from our drawings: the iPhone home-screen icon, the favicon.ico that old
 * browsers and crawlers request, and the icons of passes for Apple Wallet (29 points, for three densities). Run it when a drawing changes (`node scripts/build-icons.ts`); the result is
 * committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og.js';
import { createElement } from 'react';

const root = new URL('../', import.meta.url);
const maskable = await readFile(new URL('public/icon-maskable.svg', root));

await writeFile(new URL('app/apple-icon.png', root), await draw(180));
await writeFile(new URL('app/favicon.ico', root), asIco(await draw(48), 48));
for (const size of [29, 58, 87]) await writeFile(new URL(`public/pass-icon-${size}.png`, root), await draw(size));

async function draw(size: number): Promise<Buffer> {
  const picture = createElement('img', {
    width: size,
    height: size,
    src: `data:image/svg+xml;base64,${maskable.toString('base64')}`,
  });
  const response = new ImageResponse(createElement('div', { style: { display: 'flex' } }, picture), {
    width: size,
    height: size,
  });
  return Buffer.from(await response.arrayBuffer());
}

/** An ICO file with one PNG: header, one entry, the image. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
