import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#lib/shared/dates.ts';
import { callOf, CLOCK, TODAY, useStarts } from '../support/started.ts';
import { finish } from '../support/whole-process.ts';

const ROOT = '.cache/import-test';
const DATA_DIR = `${ROOT}/data`;

const start = useStarts(ROOT, DATA_DIR);
beforeAll(() => void mkdirSync(ROOT, { recursive: true }));

describe('npm run inventory:import', () => {
  const HEADER =
    'hotel_number,hotel,city,area,address,stars,amenities,room,size_m2,bed,view,base_guests,max_adults,max_guests,extra_adult,rate,meals,rate_percent,cancellation,from,to,weekdays,price,rooms';
  const from = addDays(TODAY, 10);
  const line = (stars: string) =>
    `42,Kettuvallam House,Kochi,Kumbalangi,1 Rose Street,${stars},wifi,Waterside room,26,king bed,water,2,3,4,1000,Refundable,breakfast,100,24h 100%,${from},${addDays(from, 20)},,4720,6`;
  const load = async (stars: string, ...flags: string[]) => {
    writeFileSync(`${ROOT}/hotels.csv`, `${HEADER}\n${line(stars)}\n`);
    return finish('scripts/import-inventory.ts', { DATA_DIR, CLOCK, LOG_LEVEL: 'silent' }, [
      `${ROOT}/hotels.csv`,
      ...flags,
    ]);
  };

  it('names the bad line and column, and loads nothing', async () => {
    expect(await load('6', '--apply')).toEqual({
      code: 1,
      stdout: '1 problem; nothing was loaded.\n',
      stderr: 'line 2, column stars: “6” is not good: it is 1 to 5.\n',
    });
  });

  it('says in a dry run what it would do, and does it when asked to', async () => {
    const row = 'line 2: new hotel Kettuvallam House (42), Waterside room: 1 rate, 21 nights from ₹4,720\n';
    expect(await load('4')).toEqual({
      code: 0,
      stderr: '',
      stdout: `${row}This was a dry run; nothing was changed. Add -- --apply to load it.\n`,
    });
    expect(await load('4', '--apply')).toEqual({ code: 0, stderr: '', stdout: `${row}Loaded.\n` });
    const { sarai: agency } = await start({ DATA_DIR, DEMO: 'no' });
    const { json } = await callOf<{ stays: { name: string }[] }>(
      agency,
      'GET',
      `/api/hotels/search?city=kochi&checkin=${from}&checkout=${addDays(from, 2)}&rooms=2`,
    );
    expect(json.data.stays.map(({ name }) => name)).toEqual(['Kettuvallam House']);
    agency.kill('SIGTERM');
    await agency.ended;
  });
});
