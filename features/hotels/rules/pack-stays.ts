import { POSTER_HOURS, POSTER_KINDS } from '#posters/kinds.ts';
import type { CityScenes, ListedOffer, ListedStay, OfferTerms } from '../contract.ts';
import { REFUNDS, SCALE, type Scene } from './packed-stays.ts';
import { amenityMask, MEALS } from './vocabulary.ts';

/** What of a search's answer is packed. */
type Listed = { stays: readonly ListedStay[]; terms: readonly OfferTerms[]; scenes: CityScenes };

/**
 * All stays of a listing as one string for the browser: a third of their JSON, and one prop instead of a hundred
 * thousand values. Areas, terms and stays are separated by "~", fields by "|", offers by ",". Ids are left out: slugs
 * are as unique and needed anyway, and so are buildings, which follow from the other facts.
 */
export function packStays({ stays, terms, scenes }: Listed): string {
  const areas = new SharedWords();
  const rows = stays.map((stay) =>
    [
      stay.slug,
      escape(stay.name),
      areas.indexOf(stay.area),
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
  return [areas.packed(), terms.map(packTerms).join('|'), ...rows].join('~');
}

const degrees = (value: number) => Math.round(value * SCALE);

/** Rupees and the index of the terms, in base 36: "2bh0.1". */
function packOffer({ total, terms }: ListedOffer): string {
  if (total % 100) throw new RangeError(`A total is whole rupees: ${total}`);
  return `${(total / 100).toString(36)}.${terms.toString(36)}`;
}

/** A digit for the meals, one for the refund class, the refunded share, and its deadline: "1150,2026-12-02T14:00". */
const packTerms = ({ meals, refund, share, until }: OfferTerms): string =>
  `${MEALS.indexOf(meals)}${REFUNDS.indexOf(refund)}${share},${until ?? ''}`;

/** Kind and hour as one digit each, then the landmark by its name: browsers need no list of all of them. */
const posterWord = ({ kind, hour, mark }: Scene): string =>
  `${POSTER_KINDS.indexOf(kind)}${POSTER_HOURS.indexOf(hour)}${mark ?? ''}`;

/** Words shared by many stays, each sent once and referred to by index. */
class SharedWords {
  private readonly known = new Map<string, number>();

  indexOf(word: string): number {
    const index = this.known.get(word) ?? this.known.size;
    this.known.set(word, index);
    return index;
  }

  packed(): string {
    return [...this.known.keys()].map(escape).join('|');
  }
}

const escape = (text: string) => text.replace(/[%|~]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
