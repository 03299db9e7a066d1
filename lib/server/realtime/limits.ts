import 'server-only';

/** What one client, one network and all together may take of the hub. A process has its own count of each. */
export const HUB_LIMITS = {
  /** Bytes of one frame. The largest that a client of ours sends is CONNECT, with its token: about 700. */
  frameBytes: 8192,
  /** Headers of one frame. */
  headers: 20,
  /** Bytes of one message of a WebSocket, or of the body of one xhr_send. */
  messageBytes: 16_384,
  /** Frames that wait while one is being answered. */
  waitingFrames: 64,
  /** Messages from a client: so many at once, and so many a second from then on. A client of ours sends one in ten seconds. */
  burst: 120,
  perSecond: 10,
  subscriptions: 32,
  /** Ids that a client names as seen when it comes back (5.5). */
  seenIds: 100,
  /** Messages that a client is given for the time it was away. */
  missedMessages: 100,
  /** Sockets of one session, which is one tab: when it opens another, the oldest is ended. */
  perSession: 3,
  /** Sockets of one network, such as an office behind one address; those that nobody signed in on are fewer. */
  perNetwork: 2000,
  unauthenticatedPerNetwork: 100,
  /** New sockets of one network: so many at once, and so many a second from then on. */
  connectBurst: 300,
  connectsPerSecond: 50,
  /** Sockets of the process. */
  sockets: 10_000,
  /** CONNECT frames that are checked at the same time: each is a query. */
  checking: 8,
  /** Bytes waiting for a client that does not read. */
  unsentBytes: 262_144,
  /** In ms: how long a client may take for CONNECT, and for the rest of a frame it began. */
  connectWithin: 10_000,
  frameWithin: 10_000,
  /** In ms: how long the other side has to answer a closing. */
  closeWithin: 2000,
  /** In ms: how often the server lets itself be heard, and how often it wants to hear a client that promised heart-beats (9.1). */
  heartbeat: 20_000,
};

export type HubLimits = typeof HUB_LIMITS;
