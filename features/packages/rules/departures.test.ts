import { describe, expect, it } from 'vitest';
import { chargeAt } from '#lib/shared/cancellation.ts';
import { addDays } from '#lib/shared/dates.ts';
import { JOURNEYS } from '../data/journeys.ts';
import { JOURNEY_ZONE, plannedDepartures, pricesOn, zonedTime } from './departures.ts';
import { withTax } from './price-of-party.ts';
import { journeyTax } from './tax.ts';
import { isOnSale, policiesOf } from './terms.ts';

const journey = JOURNEYS.find(({ slug }) => slug === 'golden-triangle')!; // Saturdays, September to March
const fortnightly = JOURNEYS.find(({ season }) => season.everyWeeks === 2)!;
const datesOf = (...range: Parameters<typeof plannedDepartures>) => plannedDepartures(...range).map(({ date }) => date);

describe('[7.20] departures', () => {
  it('are on the weekday and in the months of the journey', () => {
    expect(datesOf(journey, '2027-03-20', '2027-09-12')).toEqual([
      '2027-03-20',
      '2027-03-27',
      '2027-09-04',
      '2027-09-11',
    ]);
  });

  it('of every second week are the same, whenever they are computed', () => {
    const all = datesOf(fortnightly, '2026-11-01', '2027-10-31');
    for (let days = 0; days < 28; days++)
      expect(datesOf(fortnightly, addDays('2026-12-01', days), '2027-10-31')).toEqual(
        all.filter((date) => date >= addDays('2026-12-01', days)),
      );
  });

  it('cost more in peak months; a room alone more than a shared one, and a child less', () => {
    const [march, december] = [pricesOn(journey, '2027-03-06'), pricesOn(journey, '2026-12-05')];
    expect(march).toEqual({ double: 2_840_000, single: 4_260_000, triple: 2_612_000, child: 1_704_000 });
    expect(december.double).toBe(3_264_000); // 15 % more
  });

  it('cost whole rupees with tax, whatever the journey and the month', () => {
    for (const one of JOURNEYS)
      for (const { date, prices } of plannedDepartures(one, '2026-12-01', '2027-11-30'))
        for (const price of Object.values(prices)) {
          expect(price % (one.abroad ? 100_000 : 4000), one.slug).toBe(0);
          expect(withTax(price, journeyTax(one, date, '2026-12-01')) * 10_000, one.slug).toBe(
            price * 105 * (one.abroad ? 102 : 100),
          );
        }
  });
});

describe('[7.20] [4.13] cancellation terms', () => {
  const startsAt = zonedTime('2027-01-30', '12:00', JOURNEY_ZONE);
  it.each([
    ['30 days and a minute before', 30 * 1440 + 1, 0],
    ['30 days before', 30 * 1440, 25],
    ['15 days and a minute before', 15 * 1440 + 1, 25],
    ['15 days before', 15 * 1440, 50],
    ['7 days and a minute before', 7 * 1440 + 1, 50],
    ['7 days before', 7 * 1440, 100],
    ['as it begins', 0, 100],
  ])('%s the charge is %s%%', (_, minutes, percent) => {
    const at = new Date(startsAt.getTime() - minutes * 60_000);
    expect(chargeAt(policiesOf(startsAt), 4_200_000, at)).toBe((4_200_000 * percent) / 100);
  });

  it('a departure is sold until three days before', () => {
    const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
    expect([isOnSale(startsAt, before(73)), isOnSale(startsAt, before(72))]).toEqual([true, false]);
  });

  it.each([
    ['2027-01-30', 'Asia/Kolkata', '2027-01-30T06:30:00.000Z'],
    ['2027-01-30', 'Asia/Kathmandu', '2027-01-30T06:15:00.000Z'],
    ['2027-01-30', 'Europe/Zurich', '2027-01-30T11:00:00.000Z'],
    ['2027-07-10', 'Europe/Zurich', '2027-07-10T10:00:00.000Z'],
    ['2027-03-28', 'Europe/Zurich', '2027-03-28T10:00:00.000Z'], // the night in which summer time begins
    ['2027-04-01', 'Asia/Tokyo', '2027-04-01T03:00:00.000Z'],
  ])('noon of %s by the clock of %s', (date, zone, instant) => {
    expect(zonedTime(date, '12:00', zone).toISOString()).toBe(instant);
  });
});
