import 'server-only';

/**
 * One photograph as a supplier offers it. The contract import reads them from a folder; a supplier on the network gives
 * the same from its content service. `bytes` is read when the photograph's turn comes, and is not trusted: it is decoded
 * and encoded anew before anybody sees it.
 */
export type SupplierPhotograph = {
  /** The hotel's number in the supplier's books. */
  hotelNumber: number;
  /** Name of the room type it shows; null for the hotel itself. */
  room: string | null;
  /** Name of the file; its ending says what it claims to be. */
  name: string;
  /** What it shows, for people who do not see it. */
  alt: string;
  /** Who is named as its author. */
  credit: string;
  /** The file as it came. Throws UnreadablePhotograph where it cannot be had, or must not be read. */
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
};

/** A photograph that is not taken; the message says why, to whoever sent it. */
export class UnreadablePhotograph extends Error {}
