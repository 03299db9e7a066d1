import 'server-only';

/** A connection to one client that carries texts both ways: a WebSocket, SockJS on one, or SockJS over HTTP. */
export type Channel = {
  send: (text: string) => void;
  /** Closes the channel properly; cuts it off when the other side does not answer in time. */
  close: (code: number, reason: string) => void;
  /** Cuts the channel off at once. */
  destroy: () => void;
  /** Bytes sent but not yet read by the client. */
  unsent: () => number;
  /** Called once by the owner of the channel, before any text arrives. */
  listen: (listeners: { data: (piece: Buffer) => void; closed: () => void }) => void;
};
