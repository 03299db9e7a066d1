import 'server-only';

const ZERO = '0'.charCodeAt(0);

/**
 * A long text that is made of parts which are bytes (UTF-8) already, and of numbers between them: neither strings nor
 * their encoding, which for half a megabyte cost more than the parts themselves.
 */
export class TextBytes {
  #bytes: Buffer<ArrayBuffer>;
  #length = 0;

  /** `expected`: about how many bytes it will have. More is no error, it only costs a copy. */
  constructor(expected: number) {
    this.#bytes = Buffer.allocUnsafe(expected);
  }

  add(part: Uint8Array): void {
    this.#makeRoom(part.length);
    this.#bytes.set(part, this.#length);
    this.#length += part.length;
  }

  /** A whole number, none below zero, in decimal digits. */
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

  /** All of it so far. Nothing is added afterwards. */
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
