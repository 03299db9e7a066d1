export { BED_KINDS, MOST_BEDS, ROOM_FEATURES } from './facts.ts';
export { drawPlan } from './draw.ts';
