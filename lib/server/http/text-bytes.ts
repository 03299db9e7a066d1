import 'server-only';

const ZERO = '0'.charCodeAt(0);

/**
 * Builds a long text from parts that are encoded already (UTF-8) and numbers between them. For half a megabyte, joining
 * and encoding strings costs more than the parts themselves.
 */
export class TextBytes {
  #bytes: Buffer<ArrayBuffer>;
  #length = 0;

  /** `expected`: the approximate length in bytes. A longer text is allowed and costs a copy. */
  constructor(expected: number) {
    this.#bytes = Buffer.allocUnsafe(expected);
  }

  add(part: Uint8Array): void {
    this.#makeRoom(part.length);
    this.#bytes.set(part, this.#length);
    this.#length += part.length;
  }

  /** A non-negative whole number, in decimal digits. */
  addWhole(number: number): void {
    let digits = 1;
    for (let rest = number; rest >= 10; rest = Math.floor(rest / 10)) digits++;
    this.#makeRoom(digits);
    this.#length += digits;
    for (let at = this.#length, rest = number; digits > 0; digits--) {
      const tens = Math.floor(rest / 10);
      this.#bytes[--at] = ZERO + (rest - tens * 10);
      rest = tens;
    }
  }

  /** The bytes so far. Nothing may be added afterwards. */
  whole(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  #makeRoom(length: number): void {
    if (this.#length + length > this.#bytes.length) this.#grow(length);
  }

  #grow(length: number): void {
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + length));
    larger.set(this.whole());
    this.#bytes = larger;
  }
}
