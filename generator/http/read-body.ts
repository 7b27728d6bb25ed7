/** An answer that cannot be read, also not at a retry. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';

  constructor(
    readonly reason: 'encoding' | 'too-long',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Reads an answer as UTF-8 text of at most `maxBytes` after decompression: a small answer may
 * unpack to more than the memory. Drops a byte order mark. Throws an UnreadableBody. See faults 16
 * to 18.
 */
export async function readBody(
  response: Response,
  maxBytes: number,
): Promise<{ text: string; bytes: number }> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new UnreadableBody('too-long', `The answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return { text: decode(Buffer.concat(chunks)), bytes };
}

/** Whole answers at once: decoding them as a stream costs several times as much. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new UnreadableBody('encoding', 'The answer is not UTF-8', { cause });
  }
}
