import 'server-only';

/** Limits of live updates over HTTP, per process. */
export const LIVE_LIMITS = {
  /** Streams of one person: another one ends the oldest, which may be of a laptop that slept. */
  perPerson: 5,
  /** Streams of one topic. */
  perTopic: 1000,
  /** Streams of one network, such as a hall behind one address; fewer while it is checked who asks. */
  perNetwork: 1000,
  unauthenticatedPerNetwork: 100,
  /** New streams of one network: a burst, and a rate per second. */
  connectBurst: 200,
  connectsPerSecond: 20,
  /** Streams of the process. */
  sockets: 5000,
  /** Rights that are checked at the same time: each is a query or two. */
  checking: 8,
  /** In ms: how often each stream hears that it is alive, and its right is checked. */
  heartbeat: 15_000,
  /** In ms: the least time between two updates of a topic. */
  apart: 200,
  /** In ms: a stream that was replaced by a newer one of the same person does not return before. */
  replacedFor: 60_000,
};

export type LiveLimits = typeof LIVE_LIMITS;
