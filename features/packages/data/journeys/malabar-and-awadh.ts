import type { Journey } from '../journey.ts';
import { B, BD, BL, D } from '../meals.ts';

export const malabarAndAwadh: readonly Journey[] = [
  {
    slug: 'theyyam-coast',
    title: 'North Kerala: the coast of Theyyam',
    summary: 'Gods who dance before dawn around Kannur, the keyhole fort of Bekal, and Kozhikode’s halwa street.',
    about:
      'The part of Kerala that few coaches reach, in the months when the Theyyams are danced. They begin when they begin: one night of this journey is short.',
    theme: 'coast',
    hotelClass: 4,
    poster: { city: 'bekal', hour: 'dusk' },
    price: 27_600,
    groupSize: 12,
    guide: 'English, Malayalam and Hindi',
    season: { weekday: 3, everyWeeks: 2, months: [1, 2, 3, 11, 12], peak: [12] },
    meets: { city: 'kozhikode', place: 'Calicut International Airport, Karipur, arrivals', time: '12:00' },
    endsIn: { city: 'kannur', place: 'Kannur International Airport', time: '14:00' },
    days: [
      {
        title: 'Kozhikode',
        city: 'kozhikode',
        text: 'SM Street for halwa of every colour, the wooden mosque of Mishkal, and the beach where Vasco da Gama is only a sign.',
        meals: D,
      },
      {
        title: 'Beypore and a pepper kitchen',
        city: 'kozhikode',
        text: 'The yard that still builds urus for Arabia, and a Mappila family that shows how pathiri is rolled.',
        meals: BL,
      },
      {
        title: 'To Kannur',
        city: 'kannur',
        text: 'Three hours by Mahé and Thalassery. The Portuguese fort of St Angelo, and Muzhappilangad, where the car drives on the sand.',
        meals: BD,
      },
      {
        title: 'Theyyam',
        city: 'kannur',
        text: 'Up at three to a family shrine. For two hours a man is painted; then he is not a man. The rest of the day is for sleep and the sea.',
        meals: BD,
      },
      {
        title: 'Bekal',
        city: 'bekal',
        text: 'Two hours north. The fort, shaped like a keyhole, as the sun goes into the water, and Ananthapura’s temple in its lake.',
        meals: BD,
      },
      {
        title: 'Backwaters of Valiyaparamba',
        city: 'bekal',
        text: 'Half a day by boat between a lagoon and the surf, with lunch on board, and weavers in Nileshwaram.',
        meals: BL,
      },
      {
        title: 'To the airport',
        city: 'kannur',
        text: 'Two and a half hours south.',
        meals: B,
      },
    ],
    includes: [
      'The boat at Valiyaparamba with lunch',
      'The lunch with the family in Kozhikode',
      'A gift to the shrine of the Theyyam',
    ],
    excludes: [],
  },
  {
    slug: 'lucknow-in-four-days',
    title: 'Lucknow in four days',
    summary: 'The labyrinth of the Imambara, chikan in the lanes of Chowk, and kebabs for a king without teeth.',
    about:
      'A city that is proud of its manners, taken slowly: three nights, one hotel, everything within half an hour. The guide reads a couplet where one belongs.',
    theme: 'cities',
    hotelClass: 4,
    poster: { city: 'lucknow', hour: 'dusk' },
    price: 15_600,
    groupSize: 14,
    guide: 'Hindi, Urdu and English',
    season: { weekday: 4, everyWeeks: 1, months: [1, 2, 3, 10, 11, 12], peak: [12] },
    meets: {
      city: 'lucknow',
      place: 'Chaudhary Charan Singh International Airport, terminal 3, arrivals',
      time: '12:00',
    },
    endsIn: { city: 'lucknow', place: 'Chaudhary Charan Singh International Airport, terminal 3', time: '15:00' },
    days: [
      {
        title: 'Hazratganj',
        city: 'lucknow',
        text: 'The Residency’s roofless rooms in the late light, and an evening of ganjing, which is walking up and down to be seen.',
        meals: D,
      },
      {
        title: 'Imambaras',
        city: 'lucknow',
        text: 'A hall of fifty metres without a beam, a maze above it, Rumi Darwaza, and the chandeliers of Husainabad.',
        meals: B,
      },
      {
        title: 'Chowk on foot',
        city: 'lucknow',
        text: 'From the perfumers to the silver beaters with an hour among chikan stitchers; in winter makkhan malai, which is mostly air. Kebabs for dinner, and a vegetarian table that is as good.',
        meals: BD,
      },
      {
        title: 'La Martinière',
        city: 'lucknow',
        text: 'The Frenchman’s palace that became a school, seen from its lawns; Dilkusha’s ruin; the airport.',
        meals: B,
      },
    ],
    includes: ['Entrance to the monuments', 'The walk through Chowk with its tastings'],
    excludes: [],
  },
];
