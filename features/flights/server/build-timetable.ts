import 'server-only';
import { runInWorker } from '#lib/server/run-in-worker.ts';
import { storeSchedule } from '../rules/world/flight-schedule.ts';
import type { World } from '../rules/world/world.ts';

const BUILDING = { file: 'features/flights/server/timetable-worker.ts', timeoutMs: 60_000, memoryMb: 512 };

/** Builds the timetable in a worker thread at the start; an earlier search builds it itself. */
export const buildTimetable = async (): Promise<void> => storeSchedule(await runInWorker<World>(BUILDING, null));
