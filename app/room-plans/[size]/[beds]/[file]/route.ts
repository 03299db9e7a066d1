import { drawRoomPlan } from '#lib/server/http/room-plan-response.ts';

export const GET = drawRoomPlan;
