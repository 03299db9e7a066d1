import 'server-only';
import { parentPort } from 'node:worker_threads';
import { flightSchedule } from '../rules/world/flight-schedule.ts';

/* The thread in which the timetable is built when the product starts. */

parentPort?.postMessage(flightSchedule());
