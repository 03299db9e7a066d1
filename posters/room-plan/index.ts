export { BED_KINDS, MOST_BEDS, ROOM_FEATURES } from '#lib/shared/room-facts.ts';
export { drawPlan } from './draw.ts';
export { PLAN_LANGUAGES } from './labels.ts';
