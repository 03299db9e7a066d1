import type { Beach } from './place-types.ts';

/**
 * The best-known beaches of places with hotels, kept by hand: name, latitude and longitude of a point on the sand, to
 * about 1 km, which is enough for "about 2 km". Not every beach is here.
 *
 * Checked against published points: Miramar Beach (Wikipedia, "Miramar, Goa": 15.4831, 73.8072; 240 m from ours) and
 * Bogmalo Beach (15.3697, 73.8336 in several public lists of Goa's beaches; 90 m). For Corbyn's Cove no gazetteer was
 * found: public lists disagree by 500 m (11.638 to 11.642 north), and ours, within 700 m of all of them, stands.
 */
const ROWS: readonly [name: string, lat: number, lng: number][] = [
  ['Calangute Beach', 15.545, 73.754],
  ['Baga Beach', 15.557, 73.75],
  ['Candolim Beach', 15.517, 73.764],
  ['Anjuna Beach', 15.574, 73.74],
  ['Vagator Beach', 15.603, 73.734],
  ['Morjim Beach', 15.63, 73.733],
  ['Miramar Beach', 15.481, 73.808],
  ['Bogmalo Beach', 15.369, 73.834],
  ['Colva Beach', 15.279, 73.914],
  ['Benaulim Beach', 15.25, 73.923],
  ['Palolem Beach', 15.01, 74.023],
  ['Juhu Beach', 19.098, 72.826],
  ['Girgaum Chowpatty', 18.955, 72.814],
  ['Alibag Beach', 18.64, 72.87],
  ['Kashid Beach', 18.433, 72.9],
  ['Ganpatipule Beach', 17.146, 73.267],
  ['Om Beach', 14.52, 74.325],
  ['Murudeshwar Beach', 14.095, 74.486],
  ['Malpe Beach', 13.35, 74.703],
  ['Panambur Beach', 12.938, 74.804],
  ['Bekal Beach', 12.39, 75.032],
  ['Kozhikode Beach', 11.259, 75.767],
  ['Fort Kochi Beach', 9.968, 76.239],
  ['Cherai Beach', 10.142, 76.178],
  ['Marari Beach', 9.601, 76.298],
  ['Alappuzha Beach', 9.493, 76.318],
  ['Varkala Beach', 8.734, 76.704],
  ['Shankhumugham Beach', 8.477, 76.913],
  ['Kovalam Beach', 8.4, 76.978],
  ['Kanniyakumari Beach', 8.079, 77.551],
  ['Marina Beach', 13.054, 80.283],
  ['Elliot’s Beach', 13, 80.272],
  ['Mamallapuram Beach', 12.617, 80.199],
  ['Promenade Beach', 11.933, 79.836],
  ['Rama Krishna Beach', 17.714, 83.324],
  ['Rushikonda Beach', 17.782, 83.385],
  ['Puri Beach', 19.796, 85.826],
  ['Digha Beach', 21.624, 87.508],
  ['Corbyn’s Cove Beach', 11.644, 92.747],
  ['Radhanagar Beach', 11.984, 92.951],
];

export const mainBeaches: readonly Beach[] = ROWS.map(([name, lat, lng]) => ({ name, lat, lng }));
