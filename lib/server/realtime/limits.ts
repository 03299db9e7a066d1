import 'server-only';

/** Limits of the hub for one client, one network and all together, per process. */
export const HUB_LIMITS = {
  /** Bytes of one frame. Our client's largest is CONNECT, with its token: about 700. */
  frameBytes: 8192,
  /** Headers of one frame. */
  headers: 20,
  /** Bytes of one message of a WebSocket, or of the body of one xhr_send. */
  messageBytes: 16_384,
  /** Frames queued while one is being handled. */
  waitingFrames: 64,
  /** Messages from a client: a burst, and a rate per second. Our client sends one in ten seconds. */
  burst: 120,
  perSecond: 10,
  subscriptions: 32,
  /** Message ids that a reconnecting client may name as received (5.5). */
  seenIds: 100,
  /** Messages sent to a client for the time it was away. */
  missedMessages: 100,
  /** In ms: how long before its first subscription a client may have loaded its page. */
  missedMs: 120_000,
  /** Sockets of one session, which is one tab: another one ends the oldest. */
  perSession: 3,
  /** Sockets of one network, such as an office behind one address; fewer without a sign-in. */
  perNetwork: 2000,
  unauthenticatedPerNetwork: 100,
  /** New sockets of one network: a burst, and a rate per second. */
  connectBurst: 300,
  connectsPerSecond: 50,
  /** Sockets of the process. */
  sockets: 10_000,
  /** CONNECT frames handled at the same time: each is a query. */
  checking: 8,
  /** Unread bytes of one client. */
  unsentBytes: 262_144,
  /** Bytes after which a streamed response of SockJS ends, because browsers keep all of it in memory. */
  streamedBytes: 131_072,
  /** In ms: time for a client to send CONNECT, and to complete a frame. */
  connectWithin: 10_000,
  frameWithin: 10_000,
  /** In ms: time for the other side to answer a close. */
  closeWithin: 2000,
  /** In ms: the server's heart-beat periods, outgoing and incoming (9.1). */
  heartbeat: 20_000,
};

export type HubLimits = typeof HUB_LIMITS;
