import { describe, expect, it } from 'vitest';
import { sameClock, zoneNamed } from './time-zones.ts';

describe('the zone of whoever reads', () => {
  it.each(['Asia/Kolkata', 'Europe/London', 'America/New_York', 'America/Argentina/Ushuaia', 'UTC'])(
    '[9.10] %s is a zone',
    (zone) => expect(zoneNamed(zone)).toBe(zone),
  );

  it.each([null, '', 'Mars/Olympus', 'Asia/Kolkata; drop', '../etc', 'x'.repeat(65)])('[9.10] %s is none', (zone) =>
    expect(zoneNamed(zone)).toBeNull(),
  );

  it('[9.10] clocks agree by what they show, not by their names', () => {
    expect(sameClock('2026-12-01T06:00:00Z', 'Asia/Kolkata', 'Asia/Colombo')).toBe(true);
    expect(sameClock('2026-12-01T06:00:00Z', 'Europe/London', 'UTC')).toBe(true);
    expect(sameClock('2026-07-01T06:00:00Z', 'Europe/London', 'UTC')).toBe(false);
  });
});
