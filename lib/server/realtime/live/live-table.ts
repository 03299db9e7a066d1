import 'server-only';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#lib/shared/errors.ts';
import { env } from '../../env.ts';
import { log } from '../../log.ts';
import { slices } from '../../slices.ts';
import { admission, type Admission } from '../admission.ts';
import { takeTurns } from '../take-turns.ts';
import { LIVE_LIMITS, type LiveLimits } from './limits.ts';
import type { Stream } from './stream.ts';

/** Clients asked to return per second when this process stops. */
const RETURNS_A_SECOND = 200;

/** Who follows a topic. `check` throws AppError once they may not any more. */
export type Follower = { person: string; topic: string; check: () => Promise<unknown> };

type Open = Follower & { stream: Stream; last: string | null };
type Topic = { open: Set<Open>; mark: string | null; reviewing: boolean; again: boolean };

export type LiveTable = {
  admission: Admission;
  /**
   * Adds a stream, which `begin` opens, and calls back whenever it can be written to; `last`: the mark that the client has
   * seen. It hears at once where the topic changed since. Throws TOO_MANY_REQUESTS where the topic is full.
   */
  follow: (follower: Follower, begin: (taken: () => void) => Stream, last: string | null) => void;
  /** A topic may have changed. */
  changed: (topic: string) => void;
  /** Rights to a topic may have ended. */
  rightsChanged: (topic: string) => void;
  /** Something may have been missed. */
  anythingChanged: () => void;
  count: () => number;
  /** Asks every client to return, spread over time. */
  close: () => Promise<void>;
};

type Given = {
  /** What a topic's state is known by: another one after each change. */
  markOf: (topic: string) => Promise<string>;
  limits?: LiveLimits;
};

/**
 * The streams of this process. They carry no content: a client that hears of a change reads by the operation, which checks
 * its right again. So nothing is lost or repeated: who returns names the mark of what it has read.
 */
export function openLiveTable({ markOf, limits = LIVE_LIMITS }: Given): LiveTable {
  const topics = new Map<string, Topic>();
  const people = new Map<string, Set<Open>>();
  const checked = takeTurns(limits.checking);
  const places = admission(limits, () => env().RATE_LIMIT_FACTOR);
  let isShut = false;

  const remove = (open: Open) => {
    const topic = topics.get(open.topic);
    topic?.open.delete(open);
    if (!topic?.open.size) topics.delete(open.topic);
    const own = people.get(open.person);
    own?.delete(open);
    if (!own?.size) people.delete(open.person);
  };
  const end = (open: Open, returnAfter: number | null) => {
    remove(open);
    open.stream.end(returnAfter);
  };
  const tell = (open: Open, mark: string | null) => {
    if (mark !== null && open.last !== mark && open.stream.changed(mark)) open.last = mark;
  };
  /** Reads a topic's mark, and again where it changed meanwhile; streams hear at most once in `apart`. */
  const review = async (name: string): Promise<void> => {
    const topic = topics.get(name);
    if (!topic) return;
    topic.again = true;
    if (topic.reviewing) return;
    topic.reviewing = true;
    try {
      while (topic.again && topics.get(name) === topic) {
        topic.again = false;
        topic.mark = await checked(() => markOf(name));
        const rest = slices();
        for (const open of [...topic.open]) {
          tell(open, topic.mark);
          await rest();
        }
        await pause(limits.apart, undefined, { ref: false });
      }
    } catch (error) {
      topic.mark = null; // read with the next heartbeat
      log().warn({ err: error }, 'live updates come later');
    } finally {
      topic.reviewing = false;
    }
  };
  const checkRight = async (open: Open): Promise<void> => {
    try {
      await checked(open.check);
    } catch (error) {
      if (error instanceof AppError && [401, 403, 404].includes(error.status)) end(open, null);
    }
  };
  const everyOpen = () => [...topics.values()].flatMap(({ open }) => [...open]);
  const beat = async (): Promise<void> => {
    places.tidy();
    for (const [name, { mark }] of topics) if (mark === null) void review(name);
    const rest = slices();
    for (const open of everyOpen()) {
      if (!open.stream.beat()) open.stream.destroy();
      else {
        tell(open, topics.get(open.topic)?.mark ?? null);
        void checkRight(open);
      }
      await rest();
    }
  };
  const timer = setInterval(() => void beat(), limits.heartbeat).unref();

  return {
    admission: places,
    follow: (follower, begin, last) => {
      const known = topics.get(follower.topic);
      if (isShut || (known?.open.size ?? 0) >= limits.perTopic)
        throw new AppError('TOO_MANY_REQUESTS', 'Too many people follow this at once.', { retryAfterSeconds: 60 });
      const topic = known ?? { open: new Set<Open>(), mark: null, reviewing: false, again: false };
      topics.set(follower.topic, topic);
      const own = people.get(follower.person) ?? new Set<Open>();
      people.set(follower.person, own);
      const [oldest] = own;
      const stream = begin(() => tell(open, topics.get(follower.topic)?.mark ?? null));
      const open: Open = { ...follower, stream, last };
      topic.open.add(open);
      own.add(open);
      open.stream.closed(() => remove(open));
      if (oldest && own.size > limits.perPerson) end(oldest, limits.replacedFor);
      if (topic.mark === null) void review(follower.topic);
      else tell(open, topic.mark);
    },
    changed: (topic) => void review(topic),
    rightsChanged: (topic) => {
      for (const open of topics.get(topic)?.open ?? []) void checkRight(open);
    },
    anythingChanged: () => {
      for (const open of everyOpen()) void checkRight(open);
      for (const name of topics.keys()) void review(name);
    },
    count: () => everyOpen().length,
    close: async () => {
      isShut = true;
      places.shut();
      clearInterval(timer);
      const open = everyOpen();
      const spread = Math.max(2000, (open.length / RETURNS_A_SECOND) * 1000);
      const rest = slices();
      for (const one of open) {
        end(one, 500 + randomInt(Math.round(spread)));
        await rest();
      }
    },
  };
}
