import type { StayOffer, StaySummary } from '../contract.ts';
import { POSTER_HOURS, POSTER_KINDS, POSTER_MARKS } from '#lib/shared/poster/options.ts';
import { amenitiesOf, amenityMask, MEALS } from './vocabulary.ts';

/**
 * All stays of a listing as one string, for the way into the browser: a third of their JSON, and one value for React
 * to carry instead of a hundred thousand. Lines of areas, times and stays are parted by "~", fields by "|", offers by ",".
 * The id stays behind: a slug is as unique and is sent anyway.
 */
export function packStays(stays: readonly StaySummary[]): string {
  const areas = new Places();
  const times = new Places();
  const rows = stays.map((stay) =>
    [
      stay.slug, escape(stay.name), areas.of(stay.area), stay.stars, stay.score === null ? '' : Math.round(stay.score * 10), stay.scoreCount,
      degrees(stay.lat), degrees(stay.lng), posterWord(stay), amenityMask(stay.amenities).toString(36), stay.offers.map((offer) => packOffer(offer, times)).join(','),
    ].join('|'),
  );
  return [areas.word(), times.word(), ...rows].join('~');
}

/** Reads `packStays` back: the same stays, each with its slug as `_id`. */
export function unpackStays(packed: string): StaySummary[] {
  const [areaWord = '', timeWord = '', ...rows] = packed.split('~');
  const [areas, times] = [areaWord.split('|').map(unescape), timeWord.split('|').map(unescape)];
  return rows.map((row) => {
    const [slug = '', name = '', area = '', stars, score, scoreCount, lat, lng, poster = '', mask = '0', offers = ''] = row.split('|');
    return {
      _id: slug, slug, name: unescape(name), area: areas[Number(area)] ?? '', stars: Number(stars), score: score ? Number(score) / 10 : null, scoreCount: Number(scoreCount),
      lat: Number(lat) / SCALE, lng: Number(lng) / SCALE, poster: posterOf(poster, slug), amenities: amenitiesOf(parseInt(mask, 36)),
      offers: offers ? offers.split(',').map((offer) => unpackOffer(offer, times)) : [],
    };
  });
}

const REFUNDS = ['free', 'part', 'none'] as const;
/** Four decimals of a degree are eleven metres. */
const SCALE = 10_000;
const degrees = (value: number) => Math.round(value * SCALE);

/** "2", meals × 3 + refund class; rupees in base 36; then the time, and the share of a part: "2bh0.1.50". */
function packOffer({ total, meals, refund, until, share }: StayOffer, times: Places): string {
  if (total % 100) throw new RangeError(`A total is whole rupees: ${total}`);
  const kind = (MEALS.indexOf(meals) * REFUNDS.length + REFUNDS.indexOf(refund)).toString(36);
  const rest = refund === 'part' ? `.${times.of(until ?? '')}.${share}` : until === null ? '' : `.${times.of(until)}`;
  return `${kind}${(total / 100).toString(36)}${rest}`;
}

function unpackOffer(word: string, times: readonly string[]): StayOffer {
  const [head = '', time, share] = word.split('.');
  const kind = parseInt(head.charAt(0), 36);
  const refund = REFUNDS[kind % REFUNDS.length] ?? 'none';
  return {
    total: parseInt(head.slice(1), 36) * 100, meals: MEALS[Math.floor(kind / REFUNDS.length)] ?? 'room-only', refund,
    until: (time === undefined ? '' : times[Number(time)]) || null, share: share === undefined ? (refund === 'free' ? 100 : 0) : Number(share),
  };
}

/** Kind, hour and mark as one digit each; the seed only where it is not the slug. */
function posterWord({ poster, slug }: StaySummary): string {
  const mark = poster.mark ? POSTER_MARKS.indexOf(poster.mark) : '-';
  return `${POSTER_KINDS.indexOf(poster.kind)}${POSTER_HOURS.indexOf(poster.hour)}${mark}${poster.seed === slug ? '' : escape(poster.seed)}`;
}

function posterOf(word: string, slug: string): StaySummary['poster'] {
  const mark = POSTER_MARKS[Number(word.charAt(2))];
  return {
    kind: POSTER_KINDS[Number(word.charAt(0))] ?? 'hill', hour: POSTER_HOURS[Number(word.charAt(1))] ?? 'day',
    seed: unescape(word.slice(3)) || slug, ...(word.charAt(2) !== '-' && mark ? { mark } : {}),
  };
}

/** Words that many stays share, each sent once and then named by its place. */
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
const unescape = (text: string) => (text.includes('%') ? text.replace(/%(25|7c|7e)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))) : text);
