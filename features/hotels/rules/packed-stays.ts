import type {
  CityScenes,
  ListedOffer,
  ListedStay,
  OfferTerms,
  PosterSpec,
  StayOffer,
  StaySummary,
} from '../contract.ts';
import { POSTER_HOURS, POSTER_KINDS } from '#posters/kinds.ts';
import type { PosterMark } from '#posters/options.ts';
import { buildingOfHotel } from './building-of-hotel.ts';
import { amenitiesOf, amenityMask, MEALS } from './vocabulary.ts';

/** What of a search's answer is packed. */
type Listed = { stays: readonly ListedStay[]; terms: readonly OfferTerms[]; scenes: CityScenes };

/**
 * All stays of a listing as one string for the browser: a third of their JSON, and one prop instead of a hundred
 * thousand values. Areas, terms and stays are separated by "~", fields by "|", offers by ",". Ids are left out: slugs
 * are as unique and needed anyway, and so are buildings, which follow from the other facts.
 */
export function packStays({ stays, terms, scenes }: Listed): string {
  const areas = new Places();
  const rows = stays.map((stay) =>
    [
      stay.slug,
      escape(stay.name),
      areas.of(stay.area),
      stay.stars,
      stay.score === null ? '' : Math.round(stay.score * 10),
      stay.scoreCount,
      degrees(stay.lat),
      degrees(stay.lng),
      posterWord({ hour: stay.hour, kind: 'hill', ...scenes[stay.city] }),
      amenityMask(stay.amenities).toString(36),
      stay.offers.map(packOffer).join(','),
    ].join('|'),
  );
  return [areas.word(), terms.map(packTerms).join('|'), ...rows].join('~');
}

/** Parses `packStays`: the same stays, each with its slug as `_id`, each offer with its terms. */
export function unpackStays(packed: string): StaySummary[] {
  const [areaWord = '', termsWord = '', ...rows] = packed.split('~');
  const [areas, terms] = [areaWord.split('|').map(unescape), termsWord.split('|').map(unpackTerms)];
  return rows.map((row) => {
    const [slug = '', name = '', area = '', stars, score, scoreCount, lat, lng, poster = '', mask = '0', offers = ''] =
      row.split('|');
    const scene = sceneOf(poster);
    const facts = { slug, name: unescape(name), stars: Number(stars), amenities: amenitiesOf(parseInt(mask, 36)) };
    return {
      _id: slug,
      ...facts,
      area: areas[Number(area)] ?? '',
      score: score ? Number(score) / 10 : null,
      scoreCount: Number(scoreCount),
      lat: Number(lat) / SCALE,
      lng: Number(lng) / SCALE,
      poster: { ...scene, building: buildingOfHotel({ ...facts, kind: scene.kind }), seed: slug },
      offers: offers ? offers.split(',').map((offer) => unpackOffer(offer, terms)) : [],
    };
  });
}

const REFUNDS = ['free', 'part', 'none'] as const;
/** Four decimals of a degree are eleven metres. */
const SCALE = 10_000;
const degrees = (value: number) => Math.round(value * SCALE);

/** Rupees and the index of the terms, in base 36: "2bh0.1". */
function packOffer({ total, terms }: ListedOffer): string {
  if (total % 100) throw new RangeError(`A total is whole rupees: ${total}`);
  return `${(total / 100).toString(36)}.${terms.toString(36)}`;
}

function unpackOffer(word: string, terms: readonly OfferTerms[]): StayOffer {
  const [rupees = '', at = ''] = word.split('.');
  return { total: parseInt(rupees, 36) * 100, ...terms[parseInt(at, 36)]! };
}

/** A digit for the meals, one for the refund class, the refunded share, and its deadline: "1150,2026-12-02T14:00". */
const packTerms = ({ meals, refund, share, until }: OfferTerms): string =>
  `${MEALS.indexOf(meals)}${REFUNDS.indexOf(refund)}${share},${until ?? ''}`;

function unpackTerms(word: string): OfferTerms {
  const [head = '', until = ''] = word.split(',');
  return {
    meals: MEALS[Number(head.charAt(0))] ?? 'room-only',
    refund: REFUNDS[Number(head.charAt(1))] ?? 'none',
    until: until || null,
    share: Number(head.slice(2)),
  };
}

type Scene = Pick<PosterSpec, 'kind' | 'hour' | 'mark'>;

/** Kind and hour as one digit each, then the landmark by its name: browsers need no list of all of them. */
const posterWord = ({ kind, hour, mark }: Scene): string =>
  `${POSTER_KINDS.indexOf(kind)}${POSTER_HOURS.indexOf(hour)}${mark ?? ''}`;

function sceneOf(word: string): Scene {
  const mark = word.slice(2) as PosterMark | '';
  return {
    kind: POSTER_KINDS[Number(word.charAt(0))] ?? 'hill',
    hour: POSTER_HOURS[Number(word.charAt(1))] ?? 'day',
    ...(mark ? { mark } : {}),
  };
}

/** Words shared by many stays, each sent once and referred to by index. */
class Places {
  private readonly known = new Map<string, number>();

  of(word: string): number {
    const place = this.known.get(word) ?? this.known.size;
    this.known.set(word, place);
    return place;
  }

  word(): string {
    return [...this.known.keys()].map(escape).join('|');
  }
}

const escape = (text: string) => text.replace(/[%|~]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
const unescape = (text: string) =>
  text.includes('%')
    ? text.replace(/%(25|7c|7e)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;
