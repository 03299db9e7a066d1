import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { eventPhotographFiles, eventPhotographs } from '#features/events/server/gallery/tables.ts';
import { idempotencyKeys } from '#lib/server/db/tables.ts';
import { call } from '../support/call.ts';
import { aPicture } from '../support/event-gallery.ts';
import { fileOf, useEventGallery } from '../support/event-gallery-setup.ts';
import { bombOf, photographOf } from '../support/photographs.ts';
import { failure } from '../support/refusal.ts';

const { db, host, aGuest } = useEventGallery();

describe('[1.2] a file that is uploaded', () => {
  it('is stored as its pixels alone: the place and the telephone are gone, upright, in WebP', async () => {
    const latha = await aGuest('latha@example.com');
    const withPlace = await photographOf('#a60');
    expect((await sharp(withPlace).metadata()).exif?.toString('latin1')).toContain('Telephone');
    const sideways = await sharp(withPlace).keepMetadata().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await latha.add(sideways)).status).toBe(200);
    const [photograph] = (await latha.gallery()).data.photographs;
    expect(photograph).toMatchObject({ widths: [480, 960, 1200], height: 2000 });
    const files = await db().select().from(eventPhotographFiles);
    expect(files.map(({ width }) => width).sort((a, b) => a - b)).toEqual([480, 960, 1200]);
    for (const { bytes } of files) {
      const { exif, xmp, iptc, icc, format, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, format, orientation]).toEqual([...Array<undefined>(4), 'webp', undefined]);
      expect(bytes.toString('latin1')).not.toMatch(/Telephone|Somebody|GPS|EXIF/);
    }
    const { bytes } = await fileOf(photograph!);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 2000 });
  });

  const zip = Buffer.from('PK\x03\x04 a.html <script>alert(1)</script>', 'latin1');
  it('that holds something else too is stored without it: HTML, an archive, a comment', async () => {
    const comment = Buffer.from('\xff\xfe\x00\x1b<script>alert(1)</script>', 'latin1');
    const jpeg = await aPicture();
    for (const bytes of [
      Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script>')]),
      Buffer.concat([jpeg, zip]),
      Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    ])
      expect((await host().add(bytes)).status).toBe(200);
    const files = await db().select().from(eventPhotographFiles);
    expect(files).toHaveLength(6);
    for (const { bytes } of files) expect(bytes.toString('latin1')).not.toMatch(/script|a\.html|html/);
  });

  it('of a moving picture is stored as its first frame', async () => {
    const frame = (background: string) => sharp({ create: { width: 300, height: 300, channels: 3, background } }).png();
    const frames = await Promise.all(['#f00', '#0f0'].map((colour) => frame(colour).toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect((await host().add(moving)).status).toBe(200);
    const { bytes } = await fileOf((await host().gallery()).data.photographs[0]!);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 300 });
    expect((await sharp(bytes).stats()).dominant).toMatchObject({ r: 248, g: 8 });
  });

  it.each([
    ['a PNG that unpacks to 50,000 × 50,000', () => bombOf(50_000, 50_000), 'unpacks to more than 100 million pixels'],
    ['one that lies about its data', () => bombOf(4000, 3000), 'cannot be decoded: it is damaged, or not what it says'],
    [
      'half a JPEG',
      async () => (await photographOf('#a60')).subarray(0, 4000),
      'cannot be decoded: it is damaged, or not what it says',
    ],
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'is an SVG drawing; photographs are JPEG, PNG or WebP',
    ],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
      'is a GIF; photographs are JPEG, PNG or WebP',
    ],
    ['an archive', () => zip, 'is a ZIP archive; photographs are JPEG, PNG or WebP'],
    [
      'a page',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'is a web page; photographs are JPEG, PNG or WebP',
    ],
    [
      'a film',
      () => Buffer.from('\0\0\0\x1cftypmp42'),
      'is a HEIC or AVIF picture, or a film; photographs are JPEG, PNG or WebP',
    ],
    [
      'a JPEG’s first bytes',
      () => Buffer.from([0xff, 0xd8, 0xff]),
      'cannot be decoded: it is damaged, or not what it says',
    ],
    ['a picture too small', () => aPicture('#000', 199, 300), 'is 199 × 300 pixels; at least 200 × 200 are needed'],
    ['a strip', () => aPicture('#000', 2000, 300), 'is 2000 × 300 pixels: too long for any frame'],
  ] as const)('is refused beside its field where it is %s', async (_, file, problem) => {
    const answer = await host().add(await file());
    expect([answer.status, failure(answer).fields]).toEqual([400, { file: `This file ${problem}.` }]);
    expect(await db().select().from(eventPhotographs)).toEqual([]);
  });

  it('needs a file, a description and an album of the event', async () => {
    const latha = await aGuest('latha@example.com');
    const file = (await aPicture()).toString('base64');
    const send = (body: object) => call('POST', '/api/events/photographs', { token: latha.token, body });
    const fieldsOf = async (body: object) => failure(await send(body)).fields;
    expect(await fieldsOf({ file: '', alt: '' })).toEqual({
      file: 'Choose a photograph.',
      alt: 'Write what the photograph shows.',
    });
    expect(await fieldsOf({ file: 'no base64!', alt: 'A tree' })).toEqual({ file: 'Choose a photograph.' });
    expect(await fieldsOf({ file, alt: 'Call 98450 22812' })).toEqual({ alt: 'Leave out telephone numbers.' });
    expect(await fieldsOf({ file, alt: 'A tree', albumId: 'eal_unknown' })).toEqual({
      albumId: 'Choose an album of this event.',
    });
    const large = await send({ file: 'A'.repeat(6_666_672), alt: 'A tree' });
    expect([large.status, failure(large).fields]).toEqual([400, { file: 'The photograph is larger than 5 MB.' }]);
    expect((await send({ file: 'A'.repeat(7_000_000), alt: 'A tree' })).status).toBe(413);
    expect(await db().select().from(eventPhotographs)).toEqual([]);
  });

  it('is stored once, however often it is sent, and stands in no log of calls', async () => {
    const latha = await aGuest('latha@example.com');
    const body = { file: (await aPicture()).toString('base64'), alt: 'A tree' };
    const send = () =>
      call<{ photographId: string }>('POST', '/api/events/photographs', {
        token: latha.token,
        body,
        headers: { 'idempotency-key': 'once' },
      });
    const answers = await Promise.all([send(), send()]);
    expect(new Set(answers.map(({ data }) => data.photographId)).size).toBe(1);
    expect(await db().select().from(eventPhotographs)).toHaveLength(1);
    const kept = JSON.stringify(await db().select().from(idempotencyKeys));
    expect(kept).not.toContain(body.file.slice(0, 40));
  });

  it('switches no decoder off that others need: preview images of pages are drawn from SVG', async () => {
    const guest = await aGuest('latha@example.com');
    expect((await guest.add(await aPicture())).status).toBe(200);
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>',
    );
    await expect(sharp(drawing).png().toBuffer()).resolves.toBeInstanceOf(Buffer);
  });

  it('leaves the event loop free while it is decoded', async () => {
    const large = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#a60' } })
      .jpeg()
      .toBuffer();
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    expect((await host().add(large)).status).toBe(200);
    clearInterval(timer);
    expect(turns, 'timers fired while it was decoded').toBeGreaterThan(20);
  });
});
