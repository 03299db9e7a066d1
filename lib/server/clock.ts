import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { dateInZone, type IsoDate } from '#lib/shared/dates.ts';
import { env } from './env.ts';

type ClockState = { offset: number; frozen: number | null; hurry: number };
const holder = globalThis as { saraiClock?: ClockState };

function state(): ClockState {
  if (holder.saraiClock) return holder.saraiClock;
  const start = env().CLOCK;
  return (holder.saraiClock = { offset: start ? Date.parse(start) - Date.now() : 0, frozen: null, hurry: 1 });
}

/** The one clock of the product. Rules take the instant as an argument; only use cases and jobs read the clock. */
export const clock = {
  now: (): Date => new Date(state().frozen ?? Date.now() + state().offset),
  /** Today's date in an IANA zone. */
  today: (zone: string): IsoDate => dateInZone(clock.now(), zone),
  /** Waits in real time, also while tests hold the clock still. Used to simulate a slow supplier. */
  pause: (milliseconds: number): Promise<void> => sleep(milliseconds / state().hurry),
  /** For tests: shortens pauses by this factor. */
  hurry: (times: number): void => void (state().hurry = times),
  /** For tests: stops the clock at an instant, moves it on, returns to real time. */
  freeze: (instant: Date | string): void => void (state().frozen = new Date(instant).getTime()),
  advance: (milliseconds: number): void => {
    const current = state();
    if (current.frozen === null) current.offset += milliseconds;
    else current.frozen += milliseconds;
  },
  reset: (): void => void (holder.saraiClock = undefined),
};
