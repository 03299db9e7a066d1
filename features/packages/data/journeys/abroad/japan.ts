import type { Journey } from '../../journey.ts';
import { B, BD, BL, D } from '../../meals.ts';

const JAPAN = { country: 'JP', zone: 'Asia/Tokyo' } as const;

export const japan: readonly Journey[] = [
  {
    slug: 'tokyo-kyoto-osaka',
    title: 'Tokyo, Hakone, Kyoto and Osaka',
    summary: 'Neon and shrines, Fuji across a lake, the Shinkansen, and a thousand red gates.',
    about:
      'Eight days on the old road between two capitals, at 285 kilometres an hour. Rooms are small and spotless; the guide knows vegetarian kitchens in each town.',
    theme: 'cities',
    abroad: JAPAN,
    hotelClass: 4,
    poster: { city: 'tokyo', hour: 'dusk' },
    price: 198_000,
    groupSize: 16,
    guide: 'English and Hindi',
    season: { weekday: 5, everyWeeks: 1, months: [3, 4, 5, 10, 11], peak: [3, 4, 11] },
    meets: { city: 'tokyo', place: 'Haneda Airport, terminal 3, arrivals', time: '12:00' },
    endsIn: { city: 'osaka', place: 'Kansai International Airport, terminal 1', time: '12:00' },
    days: [
      {
        title: 'Asakusa',
        city: 'tokyo',
        text: 'By monorail into town. Senso-ji and the street before it, and the crossing of Shibuya from above after dark.',
        meals: D,
      },
      {
        title: 'Forest and fish',
        city: 'tokyo',
        text: 'The Meiji shrine under its planted forest, Harajuku a hundred metres on, the outer market of Tsukiji, and digital rooms of water and light at Toyosu.',
        meals: B,
      },
      {
        title: 'Nikko or a free day',
        city: 'tokyo',
        text: 'With the guide two hours north to the carved gate of Tosho-gu among cedars; or alone in the city with your travel card.',
        meals: B,
      },
      {
        title: 'Hakone',
        city: 'hakone',
        text: 'An hour and a half out. The pirate ship on lake Ashi, the ropeway over sulphur at Owakudani, and Fuji, if he shows himself. Hot springs before dinner.',
        meals: BD,
        lodging: 'a ryokan with hot springs',
      },
      {
        title: 'Shinkansen to Kyoto',
        city: 'kyoto',
        text: 'Two hours from Odawara. Gion in the early evening, when the apprentices hurry to their first appointment.',
        meals: B,
      },
      {
        title: 'Gold, bamboo, red',
        city: 'kyoto',
        text: 'Kinkaku-ji doubled in its pond, the bamboo of Arashiyama, and Fushimi Inari towards evening, when the gates are nearly yours.',
        meals: BL,
      },
      {
        title: 'Nara, then Osaka',
        city: 'osaka',
        text: 'Deer that bow for crackers, the bronze Buddha in a wooden hall that was the world’s largest for centuries, and Dotonbori’s lights with takoyaki or without.',
        meals: B,
      },
      {
        title: 'To the airport',
        city: 'osaka',
        text: 'Fifty minutes by train to the island of Kansai.',
        meals: B,
      },
    ],
    includes: [
      'The Shinkansen in reserved seats, and travel cards',
      'The ropeway and the ship at Hakone',
      'Entrance to what the days name',
    ],
    excludes: ['Nikko’s shrine and train on the free day'],
  },
  {
    slug: 'japanese-alps',
    title: 'The Japanese Alps: Kanazawa and Takayama',
    summary: 'A castle garden, thatched farmhouses in a valley of snow, and wooden streets where sake is brewed.',
    about:
      'The other side of Japan, between the sea and 3,000 metres. It follows on from Tokyo for those who have seen it, and ends in Kyoto for those who have not.',
    theme: 'heritage',
    abroad: JAPAN,
    hotelClass: 3,
    poster: { city: 'takayama', hour: 'day' },
    price: 176_000,
    groupSize: 12,
    guide: 'English',
    season: { weekday: 0, everyWeeks: 2, months: [4, 5, 9, 10, 11], peak: [4, 10] },
    meets: { city: 'tokyo', place: 'Tokyo Station, Marunouchi north exit', time: '10:00' },
    endsIn: { city: 'kyoto', place: 'Kyoto Station, central gate', time: '12:00' },
    days: [
      {
        title: 'By Shinkansen to Kanazawa',
        city: 'kanazawa',
        text: 'Two and a half hours past Nagano and along the Sea of Japan. The tea houses of Higashi Chaya, with gold leaf on the ice cream.',
        meals: D,
      },
      {
        title: 'Kenroku-en',
        city: 'kanazawa',
        text: 'One of the three great gardens, the castle opposite, a samurai’s house with its paper walls, and the market of Omicho.',
        meals: B,
      },
      {
        title: 'Shirakawa-go',
        city: 'takayama',
        text: 'An hour and a quarter into the mountains. Houses with roofs like hands in prayer; one of them is open up to its rafters, where silkworms lived.',
        meals: BL,
      },
      {
        title: 'Takayama',
        city: 'takayama',
        text: 'The morning market by the river, three streets of merchants, breweries marked by a ball of cedar, and the floats of the festival in their hall.',
        meals: BD,
      },
      {
        title: 'Kamikochi',
        city: 'takayama',
        text: 'No private cars: a bus to the valley floor at 1,500 metres, and a level walk along the Azusa under the Hotaka peaks.',
        meals: BL,
      },
      {
        title: 'To Kyoto',
        city: 'kyoto',
        text: 'The Hida express down its gorge to Nagoya and half an hour by Shinkansen. Pontocho by lantern light.',
        meals: BD,
      },
      {
        title: 'A temple before breakfast ends',
        city: 'kyoto',
        text: 'Kiyomizu-dera’s wooden stage at half past seven; the group parts at the station.',
        meals: B,
      },
    ],
    includes: [
      'All trains and buses between the towns, in reserved seats',
      'Entrance to garden, farmhouse and float hall',
    ],
    excludes: [],
  },
];
