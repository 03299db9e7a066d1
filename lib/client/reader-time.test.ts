import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { besideReader, readerTime } from './reader-time.ts';

vi.mock('#lib/shared/time-zones.ts', async (actual) => ({ ...(await actual<object>()), deviceZone: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T20:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('[9.10] an instant on the reader’s clock', () => {
  it.each([
    ['Asia/Kolkata', '1 Jan, 01:00'],
    ['Asia/Colombo', '1 Jan, 01:00'],
    ['Europe/London', '31 Dec, 19:30 (your time)'],
    ['America/New_York', '31 Dec, 14:30 (your time)'],
    ['Asia/Tokyo', '1 Jan, 04:30 (your time)'],
    ['Australia/Sydney', '1 Jan, 06:30 (your time)'],
  ])('in %s it reads %s', (zone, text) => {
    vi.mocked(deviceZone).mockReturnValue(zone);
    expect(readerTime('2026-12-31T19:30:00.000Z')).toBe(text);
  });

  it.each([
    ['Asia/Kolkata', 'Asia/Kolkata', ''],
    ['Asia/Colombo', 'Asia/Kolkata', ''],
    ['Asia/Kolkata', 'Europe/Paris', ' (1 Jan, 01:00 your time)'],
    ['America/New_York', 'Asia/Kolkata', ' (31 Dec, 14:30 your time)'],
  ])('in %s a deadline of a place in %s is followed by "%s"', (zone, place, text) => {
    vi.mocked(deviceZone).mockReturnValue(zone);
    expect(besideReader('2026-12-31T19:30:00.000Z', place)).toBe(text);
  });

  it('names the year where it is not this one', () => {
    vi.mocked(deviceZone).mockReturnValue('Europe/London');
    expect(readerTime('2025-06-01T10:00:00.000Z')).toBe('1 Jun 2025, 11:00 (your time)');
  });
});
