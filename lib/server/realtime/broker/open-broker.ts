import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@stomp/stompjs';
import { z } from 'zod';
import { log } from '../../log.ts';
import type { OutboxTransaction } from '../follow-outbox.ts';
import { brokerAddress } from './address.ts';
import { brokerSocket } from './socket.ts';

/** Larger transactions are published by their number, and every process reads their messages from the database. */
const LARGEST_BODY = 262_144;
const CONFIRM_WITHIN_MS = 5000;
const [RECONNECT_MS, HEARTBEAT_MS] = [1000, 10_000];

const published = z.object({
  xid: z.int().nonnegative(),
  messages: z
    .array(
      z.object({
        id: z.int().nonnegative(),
        xid: z.int().nonnegative(),
        topic: z.string().max(200),
        payload: z.unknown(),
        position: z.int().nonnegative(),
      }),
    )
    .nullable(),
});

/** A transaction that was announced. `messages` is null when they have to be read from the database. */
export type Announced = { xid: number; messages: OutboxTransaction['messages'] | null };

export type Broker = {
  /** Sends a transaction to every process. Rejects unless the broker confirms it within five seconds. */
  publish: (transaction: OutboxTransaction) => Promise<void>;
  stop: () => Promise<void>;
};

type Given = {
  /** Names the database whose messages these are: transaction numbers of two databases must not meet. */
  databaseName: () => Promise<string>;
  /** `stomp://user:password@host:port/virtual-host`, or `stomps://` for TLS. */
  url: string;
  /** Called for every transaction that any process publishes. */
  heard: (transaction: Announced) => void;
  /** Called whenever the subscription begins, at first and after each interruption. */
  begun: () => void;
};

/** Connects to a STOMP 1.2 broker and stays connected: a lost connection is opened again every second. */
export function openBroker({ url, databaseName, heard, begun }: Given): Broker {
  const { socket, login } = brokerAddress(url);
  const unconfirmed = new Set<(error: Error) => void>();
  let receipts = 0;
  /** In RabbitMQ's exchange `amq.topic`; every process has a queue of its own, which ends with its connection. */
  let destination = '';
  const client = new Client({
    webSocketFactory: () => brokerSocket(socket),
    connectHeaders: login,
    reconnectDelay: RECONNECT_MS,
    heartbeatOutgoing: HEARTBEAT_MS,
    heartbeatIncoming: HEARTBEAT_MS,
    beforeConnect: async () => {
      while (client.active && !destination)
        destination = await databaseName().then(
          (name) => `/topic/sarai-messages-${name}`,
          () => pause(RECONNECT_MS, '', { ref: false }),
        );
    },
    onConnect: () => {
      const receipt = `receipt-${++receipts}`;
      client.watchForReceipt(receipt, begun);
      client.subscribe(destination, ({ body }) => hear(body), { receipt });
    },
    onStompError: ({ headers }) => log().warn({ reason: headers.message }, 'the message broker refused a frame'),
    onWebSocketError: (error: Error) => log().warn({ err: error }, 'the message broker cannot be reached'),
    onWebSocketClose: () => {
      for (const reject of unconfirmed) reject(new Error('the connection to the message broker ended'));
    },
  });
  const hear = (body: string) => {
    const read = published.safeParse(parsed(body));
    if (read.success) heard(read.data);
    else log().warn('the message broker delivered a message of another program');
  };
  client.activate();
  return {
    publish: (transaction) =>
      new Promise<void>((resolve, reject) => {
        const done = (finish: () => void) => {
          unconfirmed.delete(fail);
          clearTimeout(timer);
          finish();
        };
        const fail = (error: Error) => done(() => reject(error));
        const timer = setTimeout(
          () => fail(new Error('the message broker did not confirm in time')),
          CONFIRM_WITHIN_MS,
        );
        unconfirmed.add(fail);
        const receipt = `receipt-${++receipts}`;
        try {
          client.watchForReceipt(receipt, () => done(resolve));
          client.publish({
            destination,
            body: bodyOf(transaction),
            headers: { receipt, 'content-type': 'application/json' },
          });
        } catch {
          fail(new Error('the message broker is not connected'));
        }
      }),
    stop: () => client.deactivate({ force: true }),
  };
}

function bodyOf({ xid, messages }: OutboxTransaction): string {
  const whole = JSON.stringify({ xid, messages });
  return Buffer.byteLength(whole) > LARGEST_BODY ? JSON.stringify({ xid, messages: null }) : whole;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
