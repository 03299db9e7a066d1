import 'server-only';

/** A way to one client, over which texts travel both ways: a WebSocket, SockJS on one, or SockJS by HTTP. */
export type Channel = {
  send: (text: string) => void;
  /** Says goodbye; cut off where the other side does not answer in time. */
  close: (code: number, reason: string) => void;
  /** Cuts off at once. */
  destroy: () => void;
  /** Bytes that were sent and that nobody has taken. */
  unsent: () => number;
  /** Called once, by whoever serves the channel, before anything arrives. */
  listen: (listeners: { data: (piece: Buffer) => void; closed: () => void }) => void;
};
