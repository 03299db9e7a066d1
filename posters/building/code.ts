/** How a hotel is built; `features/hotels/rules/building-of-hotel.ts` derives it from what the hotel says of itself. */
export const BUILDING_FORMS = [
  'tower',
  'block',
  'townhouse',
  'manor',
  'terraces',
  'courtyard',
  'haveli',
  'bungalow',
  'chalet',
  'cottages',
  'stilts',
  'tents',
  'villa',
] as const;
export type BuildingForm = (typeof BUILDING_FORMS)[number];

/** What stands with a building, each by the letter that spells it in a code. */
const FEATURE_LETTERS = { pool: 'p', garden: 'g', beach: 'b', restaurant: 'r' } as const;
export type BuildingFeature = keyof typeof FEATURE_LETTERS;
const FEATURES = Object.keys(FEATURE_LETTERS) as BuildingFeature[];

export interface Building {
  form: BuildingForm;
  storeys: number;
  /** 1 to 5: more stars, more bays. */
  stars: number;
  features: readonly BuildingFeature[];
  /** Up to six digits or small letters that belong to one hotel: proportions, roof, windows and balconies follow from it. */
  variant: string;
}

/** The only form a code has: "block-5-4-pr-3kf0". Its first word is one of `BUILDING_FORMS`. */
export const BUILDING_CODE =
  /^(tower|block|townhouse|manor|terraces|courtyard|haveli|bungalow|chalet|cottages|stilts|tents|villa)-(\d{1,2})-([1-5])-([pgbr]{0,4})-([0-9a-z]{1,6})$/;

/** Spells a building as one short word for the address of its poster. */
export const spellBuilding = ({ form, storeys, stars, features, variant }: Building): string =>
  [form, storeys, stars, features.map((feature) => FEATURE_LETTERS[feature]).join(''), variant].join('-');

/** Reads the word that `spellBuilding` wrote. Throws a TypeError for anything else. */
export function readBuilding(code: string): Building {
  const [, form, storeys, stars, letters = '', variant = ''] = BUILDING_CODE.exec(code) ?? [];
  if (!form) throw new TypeError(`No building has the code ${code}.`);
  return {
    form: form as BuildingForm,
    storeys: Number(storeys),
    stars: Number(stars),
    features: FEATURES.filter((feature) => letters.includes(FEATURE_LETTERS[feature])),
    variant,
  };
}
