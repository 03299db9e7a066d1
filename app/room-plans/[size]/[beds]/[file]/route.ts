import { drawRoomPlan } from '#posters/draw-room-plan.ts';

export const GET = drawRoomPlan;
