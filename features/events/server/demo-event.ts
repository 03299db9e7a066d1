import 'server-only';

/** The fictitious demo event: a class reunion weekend. */
export const DEMO_EVENT = {
  code: 'CIT-95',
  name: 'CIT-95',
  headline: 'The class of 1995 of Chamundi Institute of Technology meets again',
  about:
    'Three days in Mysuru for everybody who left the institute in 1995, with whoever they like to bring. Come for all of it or for one evening; the dinners and the walk are on the class fund.',
  cityName: 'Mysuru',
  citySlug: 'mysuru',
  zone: 'Asia/Kolkata',
  poster: { seed: 'cit-95', kind: 'oldcity' as const, hour: 'dusk' as const, mark: 'gopuram' as const },
  weeksAhead: 8,
  days: [
    {
      title: 'Arriving',
      capacity: 180,
      programme: [
        { at: '16:00', what: 'The desk is open: name cards and old photographs', where: 'Lobby' },
        { at: '19:30', what: 'Dinner outside, and who remembers what', where: 'Garden' },
      ],
    },
    {
      title: 'Back at the institute',
      capacity: 180,
      programme: [
        { at: '08:00', what: 'A walk up the thousand steps, for whoever is awake', where: 'Chamundi Hill' },
        { at: '11:00', what: 'The old workshops and the new laboratories', where: 'Institute, main gate' },
        { at: '15:30', what: 'Cricket: those who stayed in India against those who left', where: 'College ground' },
        { at: '20:00', what: 'The long dinner, with music by the class itself', where: 'Ballroom' },
      ],
    },
    {
      title: 'Until next time',
      capacity: 120,
      programme: [
        { at: '09:30', what: 'Breakfast together', where: 'Terrace' },
        { at: '11:00', what: 'Choosing the scholar of the class fund', where: 'Library room' },
      ],
    },
  ],
};
