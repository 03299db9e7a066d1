import fc from 'fast-check';
import ical from 'ical.js';
import { describe, expect, it } from 'vitest';
import { aBookedStay } from '#tests/support/booked-stay.ts';
import { hotel } from '#tests/support/rendered-documents.ts';
import type { BookedStay } from './booked-stay.ts';
import { renderCalendar } from './index.ts';

describe('calendar file', () => {
  const read = (stay: BookedStay) => {
    const calendar = new ical.Component(ical.parse(new TextDecoder().decode(renderCalendar(stay))) as unknown[]);
    return new ical.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  };

  it('[7.20] says check-in and check-out in UTC, whatever zone the server lives in', () => {
    const event = read(aBookedStay());
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-12T08:30:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-15T05:30:00.000Z');
    expect([
      event.startDate.zone.tzid,
      event.uid,
      event.location,
      event.component.getFirstPropertyValue('status'),
    ]).toEqual(['UTC', 'bkg_01kappers000000000ab@sarai', hotel.address, 'CONFIRMED']);
    expect(event.component.getFirstPropertyValue('geo')).toEqual([9.8765, 76.28461]);
  });

  it('[7.20] cancels under the same id with METHOD:CANCEL, and names who sends it', () => {
    const options = { cancelled: true, organizer: { name: 'Sarai', email: 'post@sarai.example' } };
    const text = new TextDecoder().decode(renderCalendar(aBookedStay(), options));
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'ORGANIZER;CN="Sarai":MAILTO:post@sarai.example'])
      expect(text).toContain(`${line}\r\n`);
    expect(text).toContain('UID:bkg_01kappers000000000ab@sarai');
    expect(new TextDecoder().decode(renderCalendar(aBookedStay()))).toContain('METHOD:PUBLISH\r\n');
  });

  it('[7.20] keeps commas, semicolons, line breaks and long lines of other scripts whole', () => {
    fc.assert(
      fc.property(
        fc
          .string({ unit: fc.constantFrom(...'ab,;\\ é₹ம🙂:"'), minLength: 1, maxLength: 120 })
          .filter((name) => name.trim() !== ''),
        (name) => {
          expect(read(aBookedStay({ hotel: { ...hotel, name } })).summary).toBe(`${name}, Kochi`);
        },
      ),
    );
  });
});
