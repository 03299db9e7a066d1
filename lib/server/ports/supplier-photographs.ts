import 'server-only';

/**
 * A photograph as a supplier offers it. The contract import reads them from a folder; a supplier on the network offers
 * the same through its content service. `bytes` is read when needed and is not trusted: it is decoded and encoded again
 * before anybody sees it.
 */
export type SupplierPhotograph = {
  /** The hotel's number at the supplier. */
  hotelNumber: number;
  /** Name of the room type it shows; null for the hotel itself. */
  room: string | null;
  /** File name; its extension is the claimed format. */
  name: string;
  /** Alternative text. */
  alt: string;
  /** The credited author. */
  credit: string;
  /** The original file. Throws UnreadablePhotograph when it is missing or must not be read. */
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
};

/** A refused photograph; the message tells the sender why. */
export class UnreadablePhotograph extends Error {}
