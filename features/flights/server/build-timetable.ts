import 'server-only';
import { runInWorker } from '#lib/server/run-in-worker.ts';
import { keepWorld } from '../rules/world/flight-schedule.ts';
import type { World } from '../rules/world/world.ts';

const BUILDING = { file: 'features/flights/server/timetable-worker.ts', timeoutMs: 60_000, memoryMb: 512 };

/** Builds the timetable of this process in a thread, so that the first search finds it there; a search that comes sooner builds it itself. */
export const buildTimetable = async (): Promise<void> => keepWorld(await runInWorker<World>(BUILDING, null));
