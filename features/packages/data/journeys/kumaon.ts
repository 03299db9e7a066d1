import type { Journey } from '../journey.ts';
import { B, BD, BL, BLD } from '../meals.ts';

export const kumaon: readonly Journey[] = [
  {
    slug: 'corbett-and-nainital',
    title: 'Corbett and Nainital',
    summary: 'Sal forest and grassland with tiger, elephant and gharial, then a lake that fills a crater of hills.',
    about:
      'Six days from Delhi. Three drives go into different gates, and the last two nights are at 2,000 metres, where one needs a shawl even in May.',
    theme: 'wildlife',
    hotelClass: 4,
    poster: { city: 'jim-corbett', hour: 'dawn' },
    price: 30_800,
    groupSize: 12,
    guide: 'English and Hindi, a naturalist in the park',
    season: { weekday: 2, everyWeeks: 1, months: [1, 2, 3, 4, 5, 11, 12], peak: [5, 12] },
    meets: { city: 'delhi', place: 'Anand Vihar terminal, metro gate 1', time: '07:00' },
    endsIn: { city: 'delhi', place: 'Indira Gandhi International Airport, terminal 3', time: '19:00' },
    days: [
      {
        title: 'To Corbett',
        city: 'jim-corbett',
        text: 'Six hours by Moradabad. The Kosi at dusk, with mahseer under the bridge of Garjiya’s temple.',
        meals: BD,
      },
      {
        title: 'Two gates',
        city: 'jim-corbett',
        text: 'Bijrani at six, Jhirna at two. Where the alarm call of a langur comes from, the jeep stops and everybody stops talking.',
        meals: BLD,
      },
      {
        title: 'A third drive, and a hunter’s house',
        city: 'jim-corbett',
        text: 'Dhela in the morning. In Kaladhungi the bungalow of Jim Corbett, who shot man-eaters and ended by protecting tigers.',
        meals: BLD,
      },
      {
        title: 'To Nainital',
        city: 'nainital',
        text: 'Two hours up. A rowing boat in the last sun, and Naina Devi’s bells across the water.',
        meals: BD,
      },
      {
        title: 'Views and lakes',
        city: 'nainital',
        text: 'Nanda Devi from Snow View when the air is clean; Bhimtal and Sattal, where the flycatchers are, after lunch.',
        meals: B,
      },
      {
        title: 'Back to Delhi',
        city: 'delhi',
        text: 'Eight hours with lunch at Rampur, to the late flights.',
        meals: BL,
      },
    ],
    includes: ['Three drives by jeep with park fees and permits', 'The rowing boat on Naini lake'],
    excludes: ['Camera fees'],
  },
  {
    slug: 'kumaon-to-munsiyari',
    title: 'Kumaon: Almora, Kausani and Munsiyari',
    summary: 'Deodar temples, a town with 300 kilometres of snow in view, and the five peaks of Panchachuli.',
    about:
      'The quiet side of Uttarakhand, further each day from the plains. Gandhi stayed in Kausani for two weeks and wrote that he wondered why anybody went to Europe.',
    theme: 'mountains',
    hotelClass: 3,
    poster: { city: 'munsiyari', hour: 'dawn' },
    price: 26_000,
    groupSize: 12,
    guide: 'English and Hindi',
    season: { weekday: 6, everyWeeks: 2, months: [3, 4, 5, 6, 9, 10, 11], peak: [5, 10] },
    meets: { city: 'haldwani', place: 'Kathgodam railway station, exit', time: '09:00' },
    endsIn: { city: 'haldwani', place: 'Kathgodam railway station', time: '18:00' },
    days: [
      {
        title: 'To Almora',
        city: 'almora',
        text: 'Three and a half hours by Bhimtal and Kainchi, where apples and disciples come from all over. Bal mithai in the long bazaar.',
        meals: BD,
      },
      {
        title: 'Jageshwar',
        city: 'almora',
        text: 'More than a hundred stone shrines in a cedar wood, some the size of a cupboard, and the sun temple of Katarmal on the way home.',
        meals: BLD,
      },
      {
        title: 'Kausani',
        city: 'kausani',
        text: 'Two hours. From the terrace Trishul, Nanda Devi and Panchachuli in one line; the temples of Baijnath by the river in the afternoon.',
        meals: BD,
      },
      {
        title: 'The long road to Munsiyari',
        city: 'munsiyari',
        text: 'Eight hours by Bageshwar and the falls of Birthi. At Kalamuni the road turns, and the wall of peaks is suddenly there.',
        meals: BLD,
      },
      {
        title: 'Panchachuli',
        city: 'munsiyari',
        text: 'Pink from left to right at dawn. A walk to Khaliya’s lower meadow, three hours up through oak, and a museum that one teacher collected.',
        meals: BLD,
      },
      {
        title: 'A village day',
        city: 'munsiyari',
        text: 'Darkot’s weavers of angora and pashmina, beans and buckwheat for lunch, and a free afternoon in front of the view.',
        meals: BLD,
      },
      {
        title: 'Down to Almora',
        city: 'almora',
        text: 'Nine hours, by the Ramganga this time, with a packed lunch.',
        meals: BLD,
      },
      {
        title: 'To Kathgodam',
        city: 'haldwani',
        text: 'A last walk in the orchards of Mukteshwar, and down in time for the night trains.',
        meals: BL,
      },
    ],
    includes: ['Local guides on the walks', 'Entrance to the museum of Munsiyari'],
    excludes: [],
  },
];
