import 'server-only';
import { destinationOf } from '#lib/shared/realtime.ts';
import { frameHead } from './stomp/frame.ts';

/**
 * A message of the outbox. `xid`: the transaction that wrote it. `position`: every transaction below it had ended when the
 * message was written (`outbox.ts`).
 */
export type OutboxMessage = { id: number; xid: number; topic: string; payload: unknown; position: number };

/** A topic that one socket listens to. */
export type Subscription = {
  /** The client's id of the subscription. */
  id: string;
  topic: string;
  send: (text: string) => void;
  /** Messages that arrive while missed ones are being read; null afterwards. */
  held: OutboxMessage[] | null;
  /** The client received every message of transactions below this before it reconnected; 0 for a first subscription. */
  since: number;
  /** Messages the client already has; null when none can be repeated. */
  known: Set<number> | null;
};

/** The subscriptions of this process by topic. */
export function subscriptionTable() {
  const byTopic = new Map<string, Set<Subscription>>();
  return {
    add(subscription: Subscription): void {
      const others = byTopic.get(subscription.topic);
      if (others) others.add(subscription);
      else byTopic.set(subscription.topic, new Set([subscription]));
    },
    remove(subscription: Subscription): void {
      const others = byTopic.get(subscription.topic);
      others?.delete(subscription);
      if (!others?.size) byTopic.delete(subscription.topic);
    },
    /** Delivers a message to its subscribers; returns their number. */
    deliver(message: OutboxMessage): number {
      const listening = byTopic.get(message.topic);
      if (!listening) return 0;
      const body = JSON.stringify(message.payload);
      for (const subscription of listening) handOver(subscription, message, body);
      return listening.size;
    },
    /** Whether somebody listens to a topic in this process. */
    has: (topic: string): boolean => byTopic.has(topic),
    count: (): number => [...byTopic.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

export type SubscriptionTable = ReturnType<typeof subscriptionTable>;

/** Sends a message unless the client has it; queues it while missed ones are being read. */
export function handOver(
  subscription: Subscription,
  message: OutboxMessage,
  body = JSON.stringify(message.payload),
): void {
  if (subscription.held) return void subscription.held.push(message);
  if (message.xid < subscription.since || subscription.known?.has(message.id)) return;
  const head = frameHead('MESSAGE', {
    subscription: subscription.id,
    'message-id': message.id,
    destination: destinationOf(message.topic),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    position: message.position,
  });
  subscription.send(`${head}\n${body}\0`);
}
