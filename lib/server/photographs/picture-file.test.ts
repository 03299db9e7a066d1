import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureProblem } from './picture-file.ts';

const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#a60' } });
const made = {
  'a.jpg': await picture()
    .withExif({ IFD0: { Copyright: 'x' } })
    .jpeg()
    .toBuffer(),
  'progressive.jpeg': await picture().jpeg({ progressive: true }).toBuffer(),
  'a.png': await picture().png().toBuffer(),
  'a.webp': await picture().webp().toBuffer(),
};
const text = (content: string) => Buffer.from(content, 'latin1');

describe('what a file of a photograph may be', () => {
  it.each(Object.entries(made))('[7.20] %s is a picture to its last byte', (name, bytes) => {
    expect(pictureProblem(bytes, name)).toBeNull();
    expect(pictureProblem(Buffer.concat([bytes, Buffer.alloc(7)]), name), 'padding').toBeNull();
  });

  it.each(Object.entries(made))('[7.20] %s is refused with something behind the picture, or cut off', (name, bytes) => {
    const more = Buffer.concat([bytes, text('PK\x03\x04<script>')]);
    expect(pictureProblem(more, name)).toMatch(/^has 12 bytes after the end of the picture; save it again as /);
    expect(pictureProblem(bytes.subarray(0, bytes.length - 9), name)).toMatch(/cut off/);
  });

  it.each([
    ['plan.jpg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'an SVG drawing'],
    ['plan.png', '<?xml version="1.0"?><svg/>', 'an SVG drawing'],
    ['page.jpg', '<!doctype html><title>x</title>', 'a web page'],
    ['moving.jpg', 'GIF89a........', 'a GIF'],
    ['phone.jpg', '\0\0\0\x1cftypheic', 'a HEIC or AVIF picture, or a film'],
    ['leaflet.jpg', '%PDF-1.7', 'a PDF'],
    ['empty.jpg', '', 'no picture we can read'],
  ])('[7.20] %s is named for what it is', (name, content, is) => {
    expect(pictureProblem(text(content), name)).toBe(`is ${is}; photographs are JPEG, PNG or WebP`);
  });

  it('[7.20] the name agrees with the content', () => {
    expect(pictureProblem(made['a.png'], 'a.jpg')).toBe('is a PNG file by its content, but not by its name');
    expect(pictureProblem(made['a.png'], 'a.svg')).toBe('is a PNG file by its content, but not by its name');
  });

  it('[7.20] a file of nothing but markers is read to its end', () => {
    expect(pictureProblem(Buffer.alloc(100_000, 0xff), 'a.jpg')).toMatch(/cut off|no picture/);
    expect(pictureProblem(Buffer.concat([text('\xff\xd8\xff\xe0\0\0'), Buffer.alloc(1000)]), 'a.jpg')).toMatch(
      /cut off/,
    );
  });
});
