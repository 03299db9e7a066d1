import type { Journey } from '../journey.ts';
import { B, BD, BLD, D } from '../meals.ts';

export const mountains: readonly Journey[] = [
  {
    slug: 'ladakh',
    title: 'Ladakh: Leh, Nubra and Pangong',
    summary: 'Monasteries of the upper Indus, the dunes of Nubra and the lake of Pangong at 4,225 metres.',
    about:
      'Two quiet days in Leh come first, because 3,500 metres need them. A car carries oxygen, and the guide is trained in mountain first aid.',
    theme: 'mountains',
    hotelClass: 3,
    poster: { city: 'leh', hour: 'day' },
    price: 41_600,
    groupSize: 12,
    guide: 'English, Hindi and Ladakhi',
    season: { weekday: 0, everyWeeks: 1, months: [5, 6, 7, 8, 9], peak: [6, 7] },
    meets: { city: 'leh', place: 'Kushok Bakula Rimpochee Airport, Leh, arrivals', time: '09:00' },
    endsIn: { city: 'leh', place: 'Kushok Bakula Rimpochee Airport, Leh', time: '08:00' },
    days: [
      {
        title: 'Arrival and rest',
        city: 'leh',
        text: 'To the hotel, and nothing else: rest and water are the programme of the first day. The guide looks in at four.',
        meals: BLD,
      },
      {
        title: 'Leh',
        city: 'leh',
        text: 'A short walk through the old town to the palace, and Shanti Stupa by car at sunset.',
        meals: BD,
      },
      {
        title: 'Hemis and Thiksey',
        city: 'leh',
        text: 'Prayer at Thiksey in the early morning, then Hemis in its side valley and the palace of Shey.',
        meals: BD,
      },
      {
        title: 'Over Khardung La to Nubra',
        city: 'nubra',
        text: 'A quarter of an hour at the pass, 5,359 metres, no longer. Down to Diskit and the Maitreya above the valley.',
        meals: BD,
      },
      {
        title: 'Hunder and Turtuk',
        city: 'nubra',
        text: 'Turtuk, a village of apricots that came to India in 1971; in the evening the dunes of Hunder with their two-humped camels.',
        meals: BD,
      },
      {
        title: 'Along the Shyok to Pangong',
        city: 'pangong',
        text: 'Six hours by the river road. The lake changes from green to deep blue as the sun sinks; the camp has heated tents.',
        meals: BD,
      },
      {
        title: 'Back to Leh',
        city: 'leh',
        text: 'Over Chang La, with noodles at the pass. A last evening in the market of Leh.',
        meals: BD,
      },
      {
        title: 'To the airport',
        city: 'leh',
        text: 'Early to the airport: flights leave in the morning.',
        meals: B,
      },
    ],
    includes: ['The permits of Nubra and Pangong', 'Oxygen in the car'],
    excludes: ['Warm clothing'],
  },
  {
    slug: 'kashmir-valley',
    title: 'Kashmir: Srinagar, Gulmarg and Pahalgam',
    summary: 'A houseboat on Dal Lake, the gondola of Gulmarg and the meadows of Pahalgam.',
    about:
      'A week in the valley with two nights on the water. In winter the meadows are under snow, and Gulmarg is for those who ski.',
    theme: 'mountains',
    hotelClass: 4,
    poster: { city: 'srinagar', hour: 'dawn' },
    price: 38_400,
    groupSize: 14,
    guide: 'English, Hindi and Kashmiri',
    season: { weekday: 6, everyWeeks: 1, months: [1, 2, 3, 4, 5, 6, 9, 10, 12], peak: [4, 5] },
    meets: { city: 'srinagar', place: 'Sheikh ul-Alam International Airport, Srinagar, arrivals', time: '12:00' },
    endsIn: { city: 'srinagar', place: 'Sheikh ul-Alam International Airport, Srinagar', time: '11:00' },
    days: [
      {
        title: 'On to the houseboat',
        city: 'srinagar',
        text: 'By shikara across Dal Lake to the houseboat, and along the floating gardens before dusk.',
        meals: D,
      },
      {
        title: 'Gardens of Srinagar',
        city: 'srinagar',
        text: 'The vegetable market on the water at five for early risers; then Shalimar and Nishat, laid out by the Mughals in terraces.',
        meals: BD,
      },
      {
        title: 'To Gulmarg',
        city: 'gulmarg',
        text: 'Two hours up. The gondola to Kongdoori at 3,080 metres, and higher when the wind allows.',
        meals: BD,
      },
      {
        title: 'Gulmarg',
        city: 'gulmarg',
        text: 'A walk around the bowl through pines, or a lesson on skis in winter.',
        meals: BD,
      },
      {
        title: 'To Pahalgam',
        city: 'pahalgam',
        text: 'Past saffron fields and the ruins of Avantipur to the Lidder river.',
        meals: BD,
      },
      {
        title: 'Betaab and Aru',
        city: 'pahalgam',
        text: 'The valleys of Betaab and Aru by local car, with time by the water.',
        meals: BD,
      },
      {
        title: 'To the airport',
        city: 'srinagar',
        text: 'Three hours to Srinagar and its airport.',
        meals: B,
      },
    ],
    includes: [
      'Two nights on a houseboat, with the shikara',
      'The first stage of the gondola and the cars of Pahalgam',
    ],
    excludes: ['Ski lessons and equipment'],
  },
];
