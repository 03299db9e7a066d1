import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { GET } from '#app/photos/[file]/route.ts';
import type { HotelPageInfo, Photograph, RoomOffer } from '#features/hotels/contract.ts';
import { importHotels, preparePhotographs } from '#features/hotels/server/index.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { bombOf, contractOf, photographOf } from '../support/photographs.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
useApiServer();

const outside = mkdtempSync(path.join(tmpdir(), 'photographs-'));
const folder = path.join(outside, 'list');
const HEADER = 'hotel_number,room,file,alt,credit';
const LIST = [
  HEADER,
  '42,,house/terrace.jpg,Terrace over the water,Kettuvallam House',
  '42,,house/boat.jpg,Rice boat at the jetty,Kettuvallam House',
  '42,Waterside room,room.jpg,Waterside room with a king bed,A. Menon',
].join('\n');
const HOTEL = 'kettuvallam-house-kochi';

const prepare = (text: string) => preparePhotographs({ text, folder });
const load = async (text: string, apply = true) => {
  const { hotels, problems } = await prepare(text);
  expect(problems).toEqual([]);
  return importHotels(db(), { text: null, photographs: hotels, apply });
};
const rows = async () =>
  (
    await db().execute<{ photographs: number; files: number }>(
      sql`select (select count(*)::int from photographs) as photographs, (select count(*)::int from photograph_files) as files`,
    )
  ).rows[0];
const page = async () => (await call<HotelPageInfo>('GET', `/api/hotels/info?hotel=${HOTEL}`)).data;
const get = (file: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost/photos/${file}`, { headers }), { params: Promise.resolve({ file }) });

beforeAll(async () => {
  clock.freeze('2026-11-21T04:00:00Z');
  mkdirSync(path.join(folder, 'house'), { recursive: true });
  const put = (name: string, bytes: Buffer | string) => writeFileSync(path.join(folder, name), bytes);
  put('house/terrace.jpg', await photographOf('#205060'));
  put('house/boat.jpg', await photographOf('#806020', 1100, 800));
  put('room.jpg', await photographOf('#804040', 1600, 1200));
  writeFileSync(path.join(outside, 'secret.jpg'), await photographOf('#000000'));
  symlinkSync(path.join(outside, 'secret.jpg'), path.join(folder, 'link.jpg'));
  put('bomb.png', bombOf(60_000, 60_000));
  put('drawing.jpg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  put('both.jpg', Buffer.concat([await photographOf('#333333'), Buffer.from('PK\x03\x04 <script>alert(1)</script>')]));
  put('small.jpg', await photographOf('#333333', 500, 300));
  put('broken.jpg', (await photographOf('#333333')).fill(0x41, 700, 4000));
  put('long.jpg', await photographOf('#333333', 4000, 700));
  await db().execute(sql`delete from hotels`);
  const contract = contractOf(42, 'Kettuvallam House', 'Kochi', '2026-12');
  expect((await importHotels(db(), { text: contract, apply: true })).applied).toBe(true);
}, 60_000);
afterAll(() => clock.reset());

describe('[7.20] photographs of a supplier', () => {
  it('are only looked at in a dry run', async () => {
    const report = await load(LIST, false);
    expect(report).toEqual({
      applied: false,
      rows: [],
      problems: [],
      photographs: {
        problems: [],
        rows: [{ line: 2, text: 'Kettuvallam House (42): 3 photographs, 1 of Waterside room' }],
      },
    });
    expect(await rows()).toEqual({ photographs: 0, files: 0 });
  }, 60_000);

  it('are shown with the hotel and with the room, in order, in several widths', async () => {
    expect((await load(LIST)).applied).toBe(true);
    expect((await page()).photographs.map(({ alt, credit, widths, height }) => [alt, credit, widths, height])).toEqual([
      ['Terrace over the water', 'Kettuvallam House', [480, 960, 1600], 960],
      ['Rice boat at the jetty', 'Kettuvallam House', [480, 960, 1100], 800],
    ]);
    const { data } = await call<{ rooms: RoomOffer[] }>(
      'GET',
      `/api/hotels/rooms?hotel=${HOTEL}&checkin=2026-12-12&checkout=2026-12-15&rooms=2`,
    );
    expect(data.rooms.map(({ name, photographs }) => [name, photographs.map(({ alt }) => alt)])).toEqual([
      ['Garden room', []],
      ['Waterside room', ['Waterside room with a king bed']],
    ]);
  }, 60_000);

  it('are files that a browser may keep for good, without what the camera wrote into them', async () => {
    const [{ digest }] = (await page()).photographs as [Photograph];
    for (const [format, width] of [
      ['avif', 480],
      ['webp', 1600],
    ] as const) {
      const answer = await get(`${digest}-${width}.${format}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(bytes.length),
        etag: `"${digest}-${width}.${format}"`,
        'x-content-type-options': 'nosniff',
      });
      const read = await sharp(bytes).metadata();
      expect([read.width, read.exif, read.icc, read.xmp]).toEqual([width, undefined, undefined, undefined]);
      expect(bytes.includes('Telephone')).toBe(false);
      const again = await get(`${digest}-${width}.${format}`, { 'if-none-match': answer.headers.get('etag')! });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  it.each([
    '../../etc/passwd',
    'x',
    `${'0'.repeat(32)}-480.webp`,
    `${'0'.repeat(32)}-480.svg`,
    `${'0'.repeat(31)}%-9.avif`,
  ])('%s is no photograph', async (file) => {
    const answer = await get(file);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it.each([
    ['drawing.jpg', 'drawing.jpg is an SVG drawing; photographs are JPEG, PNG or WebP.'],
    ['bomb.png', 'bomb.png unpacks to more than 100 million pixels.'],
    ['both.jpg', 'both.jpg has 30 bytes after the end of the picture; save it again as JPEG.'],
    ['small.jpg', 'small.jpg is 500 × 300 pixels; at least 640 × 400 are needed.'],
    ['long.jpg', 'long.jpg is 4000 × 700 pixels: too long for any frame.'],
    ['nowhere.jpg', 'nowhere.jpg is not there.'],
    ['house', 'house is no file.'],
    ['../secret.jpg', '../secret.jpg leads out of the folder of the list.'],
    ['/etc/passwd', '/etc/passwd leads out of the folder of the list.'],
    ['link.jpg', 'link.jpg is a link out of the folder of the list.'],
  ])(
    '%s is refused with its line and the reason',
    async (file, message) => {
      const { hotels, problems } = await prepare(`${HEADER}\n42,,room.jpg,Room,A\n42,,${file},Something,B`);
      expect(problems).toEqual([{ line: 3, column: 'file', message }]);
      expect(hotels.flatMap(({ photographs }) => photographs)).toHaveLength(1);
    },
    60_000,
  );

  it('a damaged one is refused', async () => {
    const { problems } = await prepare(`${HEADER}\n42,,broken.jpg,Something,B`);
    expect(problems[0]?.message).toMatch(/^broken\.jpg (cannot be decoded|is cut off|has )/);
  });

  it('name a hotel and a room that are there, or nothing is loaded', async () => {
    const before = await rows();
    const { hotels } = await prepare(`${HEADER}\n42,Attic,room.jpg,Attic,A\n77,,room.jpg,House,A`);
    const report = await importHotels(db(), { text: null, photographs: hotels, apply: true });
    expect(report.applied).toBe(false);
    expect(report.photographs?.problems).toEqual([
      { line: 2, column: 'room', message: 'Kettuvallam House has no room “Attic”.' },
      { line: 3, column: 'hotel_number', message: 'There is no hotel 77.' },
    ]);
    expect(await rows()).toEqual(before);
  });

  it.each([
    ['hotel_number,file,alt\n42,a.jpg,x', [1, 'room'], [1, 'credit']],
    [`${HEADER}\n42,,room.jpg,,`, [2, 'alt'], [2, 'credit']],
    [`${HEADER}\n42,,none,,\n42,,room.jpg,Room,A`, [2, 'file']],
    [`${HEADER}\n${'42,,room.jpg,Room,A\n'.repeat(41)}`, [42, null]],
  ])('a list that says too little or too much is refused before any file is read', async (text, ...expected) => {
    const { hotels, problems } = await prepare(text);
    expect(problems.map(({ line, column }) => [line, column])).toEqual(expected);
    expect(hotels).toEqual([]);
  });

  it('replace those the hotel had, and files that nothing shows any more go', async () => {
    await load(LIST);
    expect(await rows()).toEqual({ photographs: 3, files: 3 * 3 * 2 }); // three widths and two formats of each
    await load(`${HEADER}\n42,,house/boat.jpg,The boat,Kettuvallam House`);
    expect(await rows()).toEqual({ photographs: 1, files: 6 });
    expect((await page()).photographs.map(({ alt }) => alt)).toEqual(['The boat']);
    await load(`${HEADER}\n42,,none,,`);
    expect(await rows()).toEqual({ photographs: 0, files: 0 });
    expect((await page()).photographs).toEqual([]);
  }, 120_000);
});
