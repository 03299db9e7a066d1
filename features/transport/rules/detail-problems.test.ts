import { describe, expect, it } from 'vitest';
import type { TransportDetails } from '../details.ts';
import { detailProblems } from './detail-problems.ts';

const CAR: TransportDetails = {
  mode: 'car',
  city: 'Kochi',
  pickUp: 'Airport',
  drop: 'Fort Kochi',
  stops: [],
  date: '2026-12-04',
  time: '09:30',
  untilDate: '2026-12-04',
  untilTime: '18:00',
  carClass: 'sedan',
  luggage: 2,
  passengers: 2,
};
const TRAIN: TransportDetails = {
  mode: 'train',
  from: 'Kochi',
  to: 'Chennai',
  date: '2026-12-04',
  timing: 'morning',
  travelClass: '3A',
  quota: 'GN',
};
const at = { today: '2026-12-01', now: new Date('2026-12-01T04:00:00Z'), startsAt: new Date('2026-12-04T04:00:00Z') };

describe('[7.20] what is wrong with a transport request', () => {
  it.each<[string, TransportDetails, string[]]>([
    ['nothing, for a car', CAR, []],
    ['nothing, for a train', TRAIN, []],
    ['a day that is over', { ...CAR, date: '2026-11-30', untilDate: '2026-12-01' }, ['details.date']],
    ['a day too far ahead', { ...TRAIN, date: '2027-04-01' }, ['details.date']],
    ['an end before the pick-up', { ...CAR, untilDate: '2026-12-03' }, ['details.untilDate']],
    ['the same time', { ...CAR, untilTime: '09:30' }, ['details.untilTime']],
    ['a rental of more than a month', { ...CAR, untilDate: '2027-01-03' }, ['details.untilDate']],
    ['too many people for the car', { ...CAR, passengers: 5 }, ['details.carClass']],
    ['fewer passengers than travellers', { ...CAR, passengers: 1 }, ['details.passengers']],
    ['a journey to where it begins', { ...TRAIN, to: 'KOCHI' }, ['details.to']],
  ])('%s', (_, details, wrong) => {
    expect(Object.keys(detailProblems(details, 2, at))).toEqual(wrong);
  });

  it('a time of today that is over stands beside the time', () => {
    const over = { ...at, startsAt: at.now };
    expect(Object.keys(detailProblems({ ...CAR, date: at.today, untilDate: at.today }, 1, over))).toEqual([
      'details.time',
    ]);
    expect(Object.keys(detailProblems({ ...TRAIN, date: at.today }, 1, over))).toEqual(['details.timing']);
  });
});
