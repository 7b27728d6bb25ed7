/** Reads numbers of a font, one after the other. */
export class ByteReader {
  readonly #bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  u8(): number {
    return this.#bytes.readUInt8(this.#step(1));
  }

  i8(): number {
    return this.#bytes.readInt8(this.#step(1));
  }

  u16(): number {
    return this.#bytes.readUInt16BE(this.#step(2));
  }

  i16(): number {
    return this.#bytes.readInt16BE(this.#step(2));
  }

  u32(): number {
    return this.#bytes.readUInt32BE(this.#step(4));
  }

  /** A number from -2 to 2. */
  f2dot14(): number {
    return this.i16() / 16_384;
  }

  tag(): string {
    return this.take(4).toString('latin1');
  }

  /** A number in groups of seven bits. */
  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.u8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }

  /** A number in one to three bytes. */
  short(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    return code === 255 ? this.u8() + 253 : code;
  }

  take(length: number): Buffer {
    const from = this.#step(length);
    return this.#bytes.subarray(from, from + length);
  }

  skip(length: number): void {
    this.#step(length);
  }

  #step(length: number): number {
    const from = this.at;
    this.at += length;
    return from;
  }
}
