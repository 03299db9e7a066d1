import type { EventView } from '#features/events/contract.ts';
import type { EventTimes } from '#features/events/rules/what-is-open.ts';
import { registering } from '#features/events/rules/what-is-open.ts';
import { addDays, dateInZone, type IsoDate } from '#lib/shared/dates.ts';

const ZONE = 'Asia/Kolkata';
const DAYS = [
  {
    title: 'Arriving',
    programme: [
      { at: '16:00', what: 'The desk is open: name cards and old photographs', where: 'Lobby' },
      { at: '19:30', what: 'Dinner outside, and who remembers what', where: 'Garden' },
    ],
  },
  {
    title: 'Back at the institute',
    programme: [
      { at: '11:00', what: 'The old workshops and the new laboratories', where: 'Institute, main gate' },
      { at: '20:00', what: 'The long dinner, with music by the class itself', where: 'Ballroom' },
    ],
  },
  { title: 'Until next time', programme: [{ at: '09:30', what: 'Breakfast together', where: 'Terrace' }] },
];

/** The days of the mock's event, eight weeks from now. Its last day is always full. */
export const reunionDays = (now: Date): IsoDate[] => DAYS.map((_, index) => addDays(dateInZone(now, ZONE), 56 + index));

/** The registration period. */
export const reunionTimes = (now: Date): EventTimes => {
  const [first = ''] = reunionDays(now);
  return {
    registrationClosesAt: new Date(`${addDays(first, -7)}T18:29:00Z`),
    endsAt: new Date(`${addDays(first, DAYS.length - 1)}T18:30:00Z`),
  };
};

/** The event of the mock that nobody has to make. */
export const reunion = (now: Date): EventView => ({
  code: 'CIT-95',
  name: 'CIT-95',
  host: null,
  times: null,
  headline: 'The class of 1995 of Chamundi Institute of Technology meets again',
  about: 'Three days in Mysuru for everybody who left the institute in 1995, with whoever they like to bring.',
  cityName: 'Mysuru',
  citySlug: 'mysuru',
  zone: ZONE,
  venue: { name: 'Lalit Mahal View', address: 'Siddhartha Nagar, Mysuru', hotel: null },
  poster: { seed: 'cit-95', kind: 'oldcity', hour: 'dusk', mark: 'gopuram' },
  days: DAYS.map((day, index) => ({ ...day, day: reunionDays(now)[index] ?? '', full: index === DAYS.length - 1 })),
  registrationClosesAt: reunionTimes(now).registrationClosesAt.toISOString(),
  cancelled: false,
  registering: registering(reunionTimes(now), now),
});
