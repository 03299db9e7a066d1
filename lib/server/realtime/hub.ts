import 'server-only';
import { randomInt } from 'node:crypto';
import { env } from '../env.ts';
import type { Db } from '../db/connect.ts';
import { slices } from '../slices.ts';
import { type Admission, admission, type Place } from './admission.ts';
import { answerFrame, type Desk } from './answer-frame.ts';
import type { Channel } from './channel.ts';
import {
  type Connection,
  cutOff,
  lookAfter,
  openConnection,
  refuse,
  sendAway,
  type Surroundings,
} from './connection.ts';
import { HUB_LIMITS, type HubLimits } from './limits.ts';
import { StompRefusal } from './stomp/frame.ts';
import { type OutboxMessage, subscriptionTable } from './subscriptions.ts';
import { takeTurns } from './take-turns.ts';

const LOOK_AFTER_MS = 1000;
/** Clients asked to reconnect per second when this process stops. */
const RETURNS_A_SECOND = 200;

export type Hub = {
  admission: Admission;
  /** Serves a client on this channel, in the place that `admission.enter` returned. */
  serve: (channel: Channel, place: Place) => void;
  /** Delivers a message of the outbox to its subscribers in this process; returns their number. */
  deliver: (message: OutboxMessage) => number;
  /** Whether somebody listens to a topic in this process. */
  listensTo: (topic: string) => boolean;
  /** Ends the sockets of these sessions, which were signed out. */
  endSessions: (sessionIds: readonly string[]) => void;
  /** Number of subscriptions of all clients. */
  listening: () => number;
  /** The sessions that have sockets in this process. */
  sessions: () => string[];
  /** Asks every client to reconnect, spread over time, and ends all sockets. */
  close: () => Promise<void>;
};

type Given = {
  db: () => Db;
  position: Desk['position'];
  missed: Desk['missed'];
  limits?: HubLimits;
  /** Handles each frame; `answerFrame` in the product. */
  answer?: typeof answerFrame;
};

/** The sockets of this process and their subscriptions (STOMP 1.2, acknowledgement mode `auto`). */
export function openHub({ db, position, missed, limits = HUB_LIMITS, answer = answerFrame }: Given): Hub {
  const connections = new Set<Connection>();
  const bySession = new Map<string, Set<Connection>>();
  const table = subscriptionTable();
  const around: Surroundings = {
    limits,
    answer: (connection, frame) => answer(desk, connection, frame),
    ended: (connection) => {
      connections.delete(connection);
      for (const subscription of connection.subscriptions.values()) table.remove(subscription);
      const { sessionId } = connection;
      if (sessionId === null) return;
      const others = bySession.get(sessionId);
      others?.delete(connection);
      if (!others?.size) bySession.delete(sessionId);
    },
  };
  const belongsTo = (connection: Connection, sessionId: string) => {
    if (connection.over) return;
    connection.sessionId = sessionId;
    const tabs = bySession.get(sessionId) ?? new Set();
    bySession.set(sessionId, tabs.add(connection));
    const [oldest] = tabs;
    if (oldest && tabs.size > limits.perSession)
      refuse(oldest, new StompRefusal('This tab has opened another socket.', 'REPLACED'), around);
  };
  const checked = takeTurns(limits.checking);
  const desk: Desk = { db, table, around, checked, belongsTo, position, missed };
  const places = admission(limits, () => env().RATE_LIMIT_FACTOR);
  const timer = setInterval(() => {
    for (const connection of connections) lookAfter(connection, around);
    places.tidy();
  }, LOOK_AFTER_MS).unref();

  return {
    admission: places,
    serve: (channel, place) => void connections.add(openConnection(channel, place, around)),
    deliver: (message) => table.deliver(message),
    listensTo: (topic) => table.has(topic),
    endSessions: (sessionIds) => {
      for (const sessionId of sessionIds)
        for (const connection of bySession.get(sessionId) ?? [])
          refuse(connection, new StompRefusal('You were signed out.', 'UNAUTHENTICATED'), around);
    },
    listening: () => table.count(),
    sessions: () => [...bySession.keys()],
    close: async () => {
      places.shut();
      clearInterval(timer);
      const pause = slices();
      const spread = Math.max(2000, (connections.size / RETURNS_A_SECOND) * 1000);
      const open = [...connections];
      for (const connection of open) {
        sendAway(connection, 500 + randomInt(Math.round(spread)), around);
        await pause();
      }
      if (open.length) await new Promise((resolve) => setTimeout(resolve, limits.closeWithin));
      for (const connection of connections) cutOff(connection, around); // opened meanwhile
    },
  };
}
