import type { Journey } from '../../journey.ts';
import { B, BD, BL, D } from '../../meals.ts';

const THAILAND = { country: 'TH', zone: 'Asia/Bangkok' } as const;

export const thailand: readonly Journey[] = [
  {
    slug: 'krabi-and-phuket',
    title: 'Krabi and Phuket',
    summary: 'Limestone towers in a green sea: Railay, four islands, Phang Nga bay and old Phuket town.',
    about:
      'A week on the Andaman coast in its dry months. Two days are on boats and two have no plan at all; vegetarian food is arranged everywhere, Jain food with notice.',
    theme: 'coast',
    abroad: THAILAND,
    hotelClass: 4,
    poster: { city: 'krabi', hour: 'day' },
    price: 57_000,
    groupSize: 16,
    guide: 'English and Hindi',
    season: { weekday: 6, everyWeeks: 1, months: [1, 2, 3, 4, 11, 12], peak: [1, 12] },
    meets: { city: 'krabi', place: 'Krabi International Airport, arrivals', time: '13:00' },
    endsIn: { city: 'phuket', place: 'Phuket International Airport', time: '13:00' },
    days: [
      {
        title: 'Ao Nang',
        city: 'krabi',
        text: 'Forty minutes to the beach. The cliffs at the end of the bay turn orange just before dinner.',
        meals: D,
      },
      {
        title: 'Railay by longtail',
        city: 'krabi',
        text: 'Fifteen minutes over the water, because no road goes there. Phra Nang cave, the viewpoint for good climbers, and hours in the shade.',
        meals: B,
      },
      {
        title: 'Four islands',
        city: 'krabi',
        text: 'Tup, Chicken, Poda and the emerald water between them; at low tide a strip of sand joins three. Masks and vests are on board.',
        meals: BL,
      },
      {
        title: 'Through Phang Nga to Phuket',
        city: 'phuket',
        text: 'Three hours by road, with a boat into the bay of a hundred towers and lunch in the village on stilts, Ko Panyi.',
        meals: BL,
      },
      {
        title: 'Phuket town',
        city: 'phuket',
        text: 'Shophouses of the tin barons on Thalang road, the big Buddha above Chalong, and the sunset from Promthep cape.',
        meals: BD,
      },
      {
        title: 'A free day',
        city: 'phuket',
        text: 'Kata beach lies across the road. A cooking class can be booked with the guide.',
        meals: B,
      },
      {
        title: 'To the airport',
        city: 'phuket',
        text: 'An hour north to the airport.',
        meals: B,
      },
    ],
    includes: [
      'The longtail to Railay and the boat to four islands, with park fees',
      'The boat in Phang Nga bay with lunch',
    ],
    excludes: ['The cooking class'],
  },
  {
    slug: 'bangkok-and-the-north',
    title: 'Bangkok, Ayutthaya and Chiang Mai',
    summary: 'Wat Arun from the river, a fallen capital among trees, and lanterns and hill temples in the north.',
    about:
      'Thailand’s kings moved their capital south along one river; this journey follows it back up. From Bangkok by Ayutthaya, then an hour by air to the old kingdom of Lanna.',
    theme: 'heritage',
    abroad: THAILAND,
    hotelClass: 4,
    poster: { city: 'bangkok', hour: 'dusk' },
    price: 54_000,
    groupSize: 18,
    guide: 'English and Hindi',
    season: { weekday: 3, everyWeeks: 1, months: [1, 2, 7, 8, 11, 12], peak: [12] },
    meets: { city: 'bangkok', place: 'Suvarnabhumi Airport, arrivals, gate 3', time: '11:00' },
    endsIn: { city: 'chiang-mai', place: 'Chiang Mai International Airport', time: '14:00' },
    days: [
      {
        title: 'The river',
        city: 'bangkok',
        text: 'By boat past the rice mills to Wat Arun, whose porcelain catches the last light, and to the flower market that opens at night.',
        meals: D,
      },
      {
        title: 'The Grand Palace',
        city: 'bangkok',
        text: 'The emerald Buddha at half past eight, the reclining one at Wat Pho, and a foot massage where it is taught. Chinatown for dinner if you like.',
        meals: B,
      },
      {
        title: 'Ayutthaya',
        city: 'bangkok',
        text: 'An hour and a half by road: the head in the roots at Wat Mahathat, three stupas in a row, and lunch on the Chao Phraya.',
        meals: BL,
      },
      {
        title: 'To Chiang Mai',
        city: 'chiang-mai',
        text: 'An hour and a quarter by air. The square of the old moat on foot, with Wat Chedi Luang at its centre.',
        meals: BD,
      },
      {
        title: 'Doi Suthep and the workshops',
        city: 'chiang-mai',
        text: 'The gilded chedi at 1,050 metres before the heat; umbrellas and silk in San Kamphaeng; a khantoke dinner with dances.',
        meals: BD,
      },
      {
        title: 'Elephants at their own pace',
        city: 'chiang-mai',
        text: 'A day with rescued elephants that nobody rides: you cut their bananas and walk behind them to the river.',
        meals: BL,
      },
      {
        title: 'To the airport',
        city: 'chiang-mai',
        text: 'Twenty minutes from the old town.',
        meals: B,
      },
    ],
    includes: [
      'The flight from Bangkok to Chiang Mai',
      'The elephant sanctuary with lunch',
      'Entrance to palace and temples',
    ],
    excludes: [],
  },
];
