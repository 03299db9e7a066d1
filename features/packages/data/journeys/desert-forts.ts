import type { Journey } from '../journey.ts';
import { B, BD, BL, BLD, D } from '../meals.ts';

export const desertForts: readonly Journey[] = [
  {
    slug: 'bundi-chittor-udaipur',
    title: 'Bundi, Chittorgarh and Udaipur',
    summary: 'Murals and stepwells in Bundi, the largest fort of India, and lakes at the end.',
    about:
      'Rajasthan’s south-east, for people who have seen Jaipur or want fewer coaches around them. Kipling lived in Bundi for a while and called its palace the work of goblins.',
    theme: 'heritage',
    hotelClass: 4,
    poster: { city: 'bundi', hour: 'dusk' },
    price: 31_600,
    groupSize: 12,
    guide: 'English and Hindi',
    season: { weekday: 2, everyWeeks: 2, months: [1, 2, 3, 8, 9, 10, 11, 12], peak: [12] },
    meets: { city: 'kota', place: 'Kota Junction, platform 1', time: '13:00' },
    endsIn: { city: 'udaipur', place: 'Maharana Pratap Airport', time: '14:00' },
    days: [
      {
        title: 'To Bundi',
        city: 'bundi',
        text: 'An hour from the train. Raniji ki Baori goes down 46 metres under carved arches.',
        meals: D,
      },
      {
        title: 'The painted palace',
        city: 'bundi',
        text: 'Chitrashala, where turquoise is the colour of every story; Taragarh above it for the fit, and Sukh Mahal by the lake for all.',
        meals: BL,
      },
      {
        title: 'By Bijolia to Chittorgarh',
        city: 'chittorgarh',
        text: 'Three hours, with a stop at the Mandakini temples. The fort’s hill lies in the plain like a ship, five kilometres long.',
        meals: BD,
      },
      {
        title: 'Chittorgarh',
        city: 'udaipur',
        text: 'The tower of victory, nine storeys with a stair inside; Padmini’s pool; Meera’s temple. Two hours on to Udaipur.',
        meals: BD,
      },
      {
        title: 'Udaipur',
        city: 'udaipur',
        text: 'The City Palace as a chain of courtyards, Saheliyon ki Bari, and miniature painters at work, one hair to the brush.',
        meals: B,
      },
      {
        title: 'Kumbhalgarh for the day',
        city: 'udaipur',
        text: 'Two and a half hours to the wall that runs 36 kilometres over the Aravallis, and back by Haldighati.',
        meals: BL,
      },
      {
        title: 'To the airport',
        city: 'udaipur',
        text: 'A boat on Fateh Sagar for early risers, and forty minutes to the airport.',
        meals: B,
      },
    ],
    includes: ['Entrance to forts and palaces that the days name', 'A jeep up to Taragarh’s gate'],
    excludes: [],
  },
  {
    slug: 'bikaner-and-shekhawati',
    title: 'Bikaner and the painted houses of Shekhawati',
    summary: 'Merchants’ mansions with trains on their walls, a fort that was never taken, and camels at their farm.',
    about:
      'The traders of Shekhawati made fortunes in Calcutta and sent the painters home. Four nights between their havelis and the red sandstone of Bikaner, from Delhi and back to Jaipur.',
    theme: 'heritage',
    hotelClass: 3,
    poster: { city: 'bikaner', hour: 'day' },
    price: 22_000,
    groupSize: 14,
    guide: 'English and Hindi',
    season: { weekday: 4, everyWeeks: 2, months: [1, 2, 3, 10, 11, 12], peak: [12] },
    meets: { city: 'delhi', place: 'Dwarka Sector 21 metro station, gate 1', time: '08:00' },
    endsIn: { city: 'jaipur', place: 'Jaipur International Airport, terminal 2', time: '17:00' },
    days: [
      {
        title: 'To Mandawa',
        city: 'mandawa',
        text: 'Six hours with lunch. The castle’s bazaar before sunset: Wright’s aeroplane and a gramophone are on one wall.',
        meals: BD,
      },
      {
        title: 'Nawalgarh and Fatehpur',
        city: 'mandawa',
        text: 'The Poddar haveli with 750 frescoes, a house in Fatehpur that a French painter restored, and a farm where supper grows.',
        meals: BLD,
      },
      {
        title: 'To Bikaner',
        city: 'bikaner',
        text: 'Three and a half hours over sand and mustard. Junagarh’s rooms of gold leaf, and bhujia where it was invented.',
        meals: BD,
      },
      {
        title: 'Camels, and a temple with rats',
        city: 'bikaner',
        text: 'The breeding farm when the herd comes home; Karni Mata at Deshnoke, whose rats are honoured guests: socks are allowed, shoes are not.',
        meals: B,
      },
      {
        title: 'To Jaipur',
        city: 'jaipur',
        text: 'Five and a half hours by Sikar to the evening flights.',
        meals: B,
      },
    ],
    includes: ['Entrance to havelis, fort and farm'],
    excludes: [],
  },
];
