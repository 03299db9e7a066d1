import 'server-only';
import { parentPort } from 'node:worker_threads';
import { theWorld } from '../rules/world/the-world.ts';

/* The thread in which the timetable is built when the product starts. */

parentPort?.postMessage(theWorld());
