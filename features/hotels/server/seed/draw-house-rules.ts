import 'server-only';
import { fictitiousTelephone } from '#lib/shared/fictitious-telephone.ts';
import { random } from '#lib/shared/random.ts';
import type { Amenity, IdentityDocument } from '../../rules/vocabulary.ts';
import type { DrawnHotel } from './drawn.ts';

type RuleColumns = Pick<
  DrawnHotel['row'],
  'telephone' | 'couples' | 'pets' | 'children' | 'minimumAge' | 'extraBed' | 'extraBedPrice' | 'identityDocuments'
>;

/** A hotel of which no house rule is known. */
export const UNKNOWN_HOUSE_RULES: RuleColumns = {
  telephone: null,
  couples: null,
  pets: null,
  children: null,
  minimumAge: null,
  extraBed: null,
  extraBedPrice: null,
  identityDocuments: null,
};

const INDIAN_DOCUMENTS: IdentityDocument[] = ['aadhaar', 'passport', 'driving-licence', 'voter-id'];

/** Demo hotels for adults only, none with family rooms. */
export const ADULTS_ONLY: readonly string[] = [
  'breadfruit-retreat-goa',
  'ambar-courtyard-udaipur',
  'reef-cove-havelock-island',
  'kanakambaram-cove-gokarna',
  'kaveri-stone-terrace-varkala',
];

/**
 * Demo house rules, determined by the hotel's number, slug and amenities and never against them; some stay unknown, as with
 * real contracts. No telephone: India reserves no numbers for examples, and an invented one may belong to someone.
 */
export function drawHouseRules({
  number,
  slug,
  country,
  amenities,
}: {
  number: number;
  slug: string;
  country: string;
  amenities: readonly Amenity[];
}): RuleColumns {
  const chance = random(`house rules ${number}`); // apart from the hotel's own, so that its other facts stay as they are
  const often = <Value>(share: number, value: Value): Value | null => (chance.next() < share ? value : null);
  const families = amenities.includes('family-rooms');
  const couples = often(0.85, chance.next() < 0.85);
  const noPets = often(0.75, false);
  const children = often(0.8, true);
  return {
    ...UNKNOWN_HOUSE_RULES,
    telephone: country === 'IN' ? fictitiousTelephone(number) : null,
    couples: country === 'IN' ? couples : null,
    pets: amenities.includes('pets') || noPets,
    children: ADULTS_ONLY.includes(slug) ? false : families || children,
    minimumAge: 18,
    extraBed: families || often(0.4, false),
    identityDocuments: country === 'IN' ? INDIAN_DOCUMENTS : ['passport'],
  };
}
