import 'server-only';

/**
 * What is sent to one device. `payload` is shown by the worker; at most `ttlSeconds` pass before it is dropped. A later
 * one of the same `topic` replaces it where it was not delivered yet.
 */
export type PushDelivery = { payload: string; ttlSeconds: number; topic: string };

/**
 * What a push service said: it has the message; the device is gone for good; try again, not before `retryAfterMs`; or
 * the message is refused and would be refused again. `reason` is the service's own word for it, where it has one.
 */
export type PushResult =
  | { outcome: 'accepted' }
  | { outcome: 'gone' }
  | { outcome: 'later'; status: number; reason?: string; retryAfterMs: number }
  | { outcome: 'refused'; status: number; reason?: string };

/** Sends to devices of one kind of push service. `send` throws when the service was not reached. */
export type PushSender = {
  /** Why this is no token it could send to, as a sentence; null when it is one. */
  problemOf: (token: string) => string | null;
  send: (token: string, delivery: PushDelivery) => Promise<PushResult>;
};
