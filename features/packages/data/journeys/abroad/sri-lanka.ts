import type { Journey } from '../../journey.ts';
import { B, BD, BL, BLD, D } from '../../meals.ts';

const SRI_LANKA = { country: 'LK', zone: 'Asia/Colombo' } as const;

export const sriLanka: readonly Journey[] = [
  {
    slug: 'sri-lanka-rock-tea-and-fort',
    title: 'Sri Lanka: rock, tea and fort',
    summary: 'Sigiriya, the tooth temple of Kandy, the train through the tea to Ella, and the ramparts of Galle.',
    about:
      'A circle through the island from the dry north to the hills and the south coast. The longest stretch, from Nanu Oya to Ella, is by train, with the tea below the window.',
    theme: 'hill-stations',
    abroad: SRI_LANKA,
    hotelClass: 4,
    poster: { city: 'ella', hour: 'dawn' },
    price: 74_000,
    groupSize: 16,
    guide: 'English, Hindi and Tamil',
    season: { weekday: 6, everyWeeks: 1, months: [1, 2, 3, 4, 7, 8, 12], peak: [12] },
    meets: { city: 'negombo', place: 'Bandaranaike International Airport, arrivals', time: '12:00' },
    endsIn: { city: 'colombo', place: 'Galle Face Green', time: '17:00' },
    days: [
      {
        title: 'Negombo',
        city: 'negombo',
        text: 'A quarter of an hour from the airport. The Dutch canal by boat in the late afternoon, and crab curry for the first evening.',
        meals: D,
      },
      {
        title: 'By Dambulla to Sigiriya',
        city: 'sigiriya',
        text: 'Four hours inland. The five cave temples of Dambulla have a ceiling that is painted from wall to wall.',
        meals: BD,
      },
      {
        title: 'The rock',
        city: 'sigiriya',
        text: 'Up the 1,200 steps at seven, past the frescoes and between the lion’s paws to the ruins of Kashyapa’s palace. The afternoon is for the pool, or for Pidurangala opposite.',
        meals: B,
      },
      {
        title: 'To Kandy',
        city: 'kandy',
        text: 'A spice garden at Matale on the way. At the evening ceremony the doors of the Temple of the Tooth open to the sound of drums.',
        meals: BD,
      },
      {
        title: 'Into the tea',
        city: 'nuwara-eliya',
        text: 'Peradeniya’s botanic garden in the morning, then three hours up to 1,890 metres, with a factory where leaf becomes Ceylon tea.',
        meals: BD,
      },
      {
        title: 'The train to Ella',
        city: 'ella',
        text: 'Three hours in reserved seats from Nanu Oya over the highest stretch of the line. In the evening the Nine Arch Bridge on foot.',
        meals: B,
      },
      {
        title: 'Down to Galle',
        city: 'galle',
        text: 'By the falls of Ravana and along the south coast, five hours with stops. The ramparts of the Dutch fort as the sun goes down.',
        meals: BD,
      },
      {
        title: 'To Colombo',
        city: 'colombo',
        text: 'Two hours on the expressway. Lunch in Pettah and the kites of Galle Face Green before the group parts.',
        meals: BL,
      },
    ],
    includes: [
      'Reserved seats on the train from Nanu Oya to Ella',
      'Entrance to Sigiriya, Dambulla and the tooth temple',
    ],
    excludes: ['The transfer from Colombo to the airport'],
  },
  {
    slug: 'sri-lanka-leopards-and-whales',
    title: 'Sri Lanka: leopards and whales',
    summary: 'Three drives in Yala for leopard and bear, and a morning at sea off Mirissa for blue whales.',
    about:
      'Six days in the south for people who like animals and an early alarm. The sea is calm from December to April, which is also when the whales pass close to the shore.',
    theme: 'wildlife',
    abroad: SRI_LANKA,
    hotelClass: 4,
    poster: { city: 'yala', hour: 'dusk' },
    price: 68_000,
    groupSize: 12,
    guide: 'English and Hindi, a naturalist in Yala',
    season: { weekday: 2, everyWeeks: 2, months: [1, 2, 3, 4, 12], peak: [12] },
    meets: { city: 'negombo', place: 'Bandaranaike International Airport, arrivals', time: '10:00' },
    endsIn: { city: 'bentota', place: 'Bentota railway station', time: '16:00' },
    days: [
      {
        title: 'Across to Yala',
        city: 'yala',
        text: 'Four and a half hours south on the expressway to Tissamaharama, where storks roost over the tank at sunset.',
        meals: BD,
      },
      {
        title: 'A day in the park',
        city: 'yala',
        text: 'At the gate before six and again at three. Yala has one of the densest populations of leopards anywhere; elephants, mugger crocodiles and sloth bears share the water holes.',
        meals: BLD,
      },
      {
        title: 'A third drive, then the sea',
        city: 'mirissa',
        text: 'A last morning in the jeep, and two hours along the coast to the palm point of Mirissa.',
        meals: BD,
      },
      {
        title: 'Whales',
        city: 'mirissa',
        text: 'Out at half past six, four hours on a boat that keeps its distance. Blue whales, sperm whales and spinner dolphins come here for the deep water off Dondra Head.',
        meals: B,
      },
      {
        title: 'By Galle to Bentota',
        city: 'bentota',
        text: 'An hour within the walls of Galle, a turtle hatchery at Kosgoda, and the lagoon of the Bentota river by boat.',
        meals: BD,
      },
      {
        title: 'A morning on the beach',
        city: 'bentota',
        text: 'Free until lunch. The coast train runs to Colombo in two hours for those who travel on.',
        meals: B,
      },
    ],
    includes: [
      'Three jeep drives in Yala with park fees',
      'The whale boat with life vests',
      'The boat on the Bentota river',
    ],
    excludes: ['The transfer from Bentota to the airport'],
  },
];
