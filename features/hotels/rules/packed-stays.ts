import type { OfferTerms, PosterSpec, StayOffer, StaySummary } from '../contract.ts';
import { POSTER_HOURS, POSTER_KINDS } from '#posters/kinds.ts';
import type { PosterMark } from '#posters/options.ts';
import { buildingOfHotel } from './building-of-hotel.ts';
import { amenitiesOf, MEALS } from './vocabulary.ts';

/** Parses `packStays` (`pack-stays.ts`): the same stays, each with its slug as `_id`, each offer with its terms. */
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

export const REFUNDS = ['free', 'part', 'none'] as const;
/** Four decimals of a degree are eleven metres. */
export const SCALE = 10_000;

function unpackOffer(word: string, terms: readonly OfferTerms[]): StayOffer {
  const [rupees = '', at = ''] = word.split('.');
  return { total: parseInt(rupees, 36) * 100, ...terms[parseInt(at, 36)]! };
}

function unpackTerms(word: string): OfferTerms {
  const [head = '', until = ''] = word.split(',');
  return {
    meals: MEALS[Number(head.charAt(0))] ?? 'room-only',
    refund: REFUNDS[Number(head.charAt(1))] ?? 'none',
    until: until || null,
    share: Number(head.slice(2)),
  };
}

export type Scene = Pick<PosterSpec, 'kind' | 'hour' | 'mark'>;

function sceneOf(word: string): Scene {
  const mark = word.slice(2) as PosterMark | '';
  return {
    kind: POSTER_KINDS[Number(word.charAt(0))] ?? 'hill',
    hour: POSTER_HOURS[Number(word.charAt(1))] ?? 'day',
    ...(mark ? { mark } : {}),
  };
}

const unescape = (text: string) =>
  text.includes('%')
    ? text.replace(/%(25|7c|7e)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;
