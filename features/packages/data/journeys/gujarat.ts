import type { Journey } from '../journey.ts';
import { B, BD, BL, BLD, D } from '../meals.ts';

export const gujarat: readonly Journey[] = [
  {
    slug: 'rann-of-kutch',
    title: 'Kutch: white salt and craft villages',
    summary: 'The white Rann by moonlight, block printers and lacquer turners, and the shipyard of Mandvi.',
    about:
      'From November the sea that covered the Rann has dried to salt. Two of the five days belong to the people who weave, print and embroider around Bhuj.',
    theme: 'heritage',
    hotelClass: 3,
    poster: { city: 'bhuj', hour: 'dusk' },
    price: 24_800,
    groupSize: 14,
    guide: 'English, Hindi and Gujarati',
    season: { weekday: 4, everyWeeks: 1, months: [1, 2, 11, 12], peak: [12] },
    meets: { city: 'bhuj', place: 'Bhuj Airport, arrivals', time: '13:00' },
    endsIn: { city: 'bhuj', place: 'Bhuj Airport', time: '15:00' },
    days: [
      {
        title: 'Bhuj',
        city: 'bhuj',
        text: 'Aina Mahal with its floor of Delft tiles made in Kutch, and Smritivan, the museum of the earthquake of 2001.',
        meals: D,
      },
      {
        title: 'Printers and weavers',
        city: 'bhuj',
        text: 'Ajrakh in Ajrakhpur, where one cloth goes through sixteen washes and dyes; shawls in Bhujodi; bells in Nirona.',
        meals: BL,
      },
      {
        title: 'The white Rann',
        city: 'bhuj',
        text: 'Two hours north to Dhordo. On foot over the salt as the sun goes down, and again when the stars are out; Kala Dungar on the way.',
        meals: BLD,
        lodging: 'a traditional round hut, a bhunga',
      },
      {
        title: 'To Mandvi',
        city: 'mandvi',
        text: 'Back by Bhuj to the coast. Wooden dhows of a thousand tonnes are built by eye on the river bank, and Vijay Vilas has the beach to itself.',
        meals: BD,
      },
      {
        title: 'To the airport',
        city: 'bhuj',
        text: 'An hour and a half, with a stop at the Swaminarayan temple of Bhuj.',
        meals: B,
      },
    ],
    includes: ['The permit of the Rann', 'A printing lesson in Ajrakhpur'],
    excludes: [],
  },
  {
    slug: 'dwarka-somnath-diu',
    title: 'Dwarka, Somnath and the shore of Diu',
    summary: 'Krishna’s city, the first jyotirlinga by the sea, and two quiet days in a Portuguese fort town.',
    about:
      'Saurashtra’s two great temples with time for more than one aarti at each. Diu, across a bridge, is where the group rests its feet.',
    theme: 'pilgrimage',
    hotelClass: 3,
    poster: { city: 'dwarka', hour: 'dawn' },
    price: 23_200,
    groupSize: 18,
    guide: 'Hindi, Gujarati and English',
    season: { weekday: 0, everyWeeks: 2, months: [1, 2, 3, 9, 10, 11, 12], peak: [10, 11] },
    meets: { city: 'rajkot', place: 'Rajkot International Airport, Hirasar, arrivals', time: '12:00' },
    endsIn: { city: 'diu', place: 'Diu Airport, Nagoa', time: '12:00' },
    days: [
      {
        title: 'To Dwarka',
        city: 'dwarka',
        text: 'Four and a half hours west. The evening aarti at Dwarkadhish, whose flag is changed five times a day.',
        meals: D,
      },
      {
        title: 'Bet Dwarka and Nageshwar',
        city: 'dwarka',
        text: 'Over the cable bridge of Sudarshan Setu to the island, then the jyotirlinga of Nageshwar and Rukmini’s temple.',
        meals: BD,
      },
      {
        title: 'Along the coast to Somnath',
        city: 'somnath',
        text: 'Porbandar, where Gandhi was born, at noon; four and a half hours in all. The temple’s sound and light above the breakers.',
        meals: BD,
      },
      {
        title: 'Somnath',
        city: 'somnath',
        text: 'The seven o’clock aarti, the meeting of three rivers at Triveni, and Bhalka, where the hunter’s arrow struck.',
        meals: BD,
      },
      {
        title: 'To Diu',
        city: 'diu',
        text: 'Two hours by road. The fort that the sea surrounds on three sides, and the Naida caves with light from above.',
        meals: B,
      },
      {
        title: 'By the sea',
        city: 'diu',
        text: 'Nagoa beach for swimmers; for others St Paul’s church and the whitewashed lanes of the old town. Diu serves what Gujarat does not.',
        meals: B,
      },
      {
        title: 'To the airport',
        city: 'diu',
        text: 'A quarter of an hour to Nagoa.',
        meals: B,
      },
    ],
    includes: ['Vegetarian meals in Dwarka and Somnath', 'Entrance to the places that the days name'],
    excludes: [],
  },
];
