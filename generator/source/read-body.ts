/** An answer that cannot be read, and will not be the next time. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';
}

/** Reads an answer as UTF-8 text of at most `maxBytes`, counted after decompression; throws an UnreadableBody. */
export async function readBody(
  response: Response,
  maxBytes: number,
): Promise<{ text: string; bytes: number }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new UnreadableBody(`The answer is longer than ${maxBytes} bytes`);
    text += decode(decoder, chunk);
  }
  return { text: text + decode(decoder), bytes };
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch (cause) {
    throw new UnreadableBody('The answer is not UTF-8', { cause });
  }
}
