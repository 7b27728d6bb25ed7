import { type KeyObject, sign, verify } from 'node:crypto';
import * as z from 'zod';
import { sha256 } from '../util/hash.ts';
import { parseJson } from '../util/parse-json.ts';

// An object of a store: a line of JSON with the facts about a value and their signature, then the
// bytes of the value.

const format = 'boardwalk work';
const version = 1;

/** A header has about 300 characters. */
const mostHeaderBytes = 1024;
const lineFeed = 0x0a;

const headerSchema = z.strictObject({
  format: z.literal(format),
  version: z.number(),
  name: z.string(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  size: z.number(),
  signature: z.string().regex(/^[\w-]{86}$/),
});

type Header = z.output<typeof headerSchema>;

/** Makes the object of a value, signed under its name. */
export function seal(name: string, value: Uint8Array, privateKey: KeyObject): Buffer {
  const facts = { name, sha256: sha256(value), size: value.length };
  const signature = sign(null, signedText(facts), privateKey).toString('base64url');
  const header = { format, version, ...facts, signature } satisfies Header;
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), value]);
}

/** Returns the value of an object, or why it is refused: the words continue "is not used: ". */
export function unseal(
  name: string,
  object: Buffer,
  publicKey: KeyObject,
): { readonly value: Buffer } | { readonly refused: string } {
  const end = object.subarray(0, mostHeaderBytes).indexOf(lineFeed);
  const header =
    end === -1 ? undefined : headerSchema.safeParse(parseJson(object.toString('utf8', 0, end))).data;
  if (header === undefined) return { refused: 'it has no header of a work store' };
  if (header.version !== version) return { refused: 'another version of the generator made it' };
  if (header.name !== name) return { refused: 'it was stored under another name' };
  const value = object.subarray(end + 1);
  if (header.size !== value.length) return { refused: 'its size is not that of its header' };
  // Before the bytes are hashed: whoever cannot sign costs little.
  if (!verify(null, signedText(header), publicKey, Buffer.from(header.signature, 'base64url')))
    return { refused: 'it is not signed with the key of this store' };
  if (header.sha256 !== sha256(value)) return { refused: 'its bytes are damaged' };
  return { value };
}

/** Nothing else that this key signs begins with the format. */
function signedText({ name, sha256, size }: Pick<Header, 'name' | 'sha256' | 'size'>): Buffer {
  return Buffer.from(JSON.stringify([format, version, name, sha256, size]));
}
