export { BUILDING_CODE, BUILDING_FORMS, readBuilding, spellBuilding } from './building/code.ts';
export type { Building, BuildingFeature, BuildingForm } from './building/code.ts';
export { POSTER_HOURS, POSTER_KINDS } from './kinds.ts';
export { marksOf, POSTER_MARKS } from './options.ts';
export type { Monument, PosterHour, PosterKind, PosterMark, PosterOptions } from './options.ts';
export { poster } from './poster.ts';
