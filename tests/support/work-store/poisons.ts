import { execFile } from 'node:child_process';
import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { packMedia } from '../../../generator/media/shared-media.ts';
import { mostObjectBytes } from '../../../generator/store/raw-store.ts';
import { seal } from '../../../generator/store/sealed-value.ts';
import { keysOfSecret } from '../../../generator/store/store-keys.ts';
import { sha256 } from '../../../generator/util/hash.ts';

/** The secret of the site's store in the tests; nobody else has it. */
export const storeSecret = 'a secret of the site, of more than 32 characters';
export const otherSecret = 'a secret of another site, just as long as the first';

/** A good value of the store, of which a bad one is made. */
export interface Victim {
  readonly name: string;
  /** The object as it is in the store. */
  readonly object: Buffer;
  /** A good object of another name. */
  readonly other: Buffer;
}

/** A value that must not be used. */
export type Poison = { readonly kind: string } & (
  | { readonly object: (victim: Victim) => Buffer }
  /** For a folder: puts something else there than a file. */
  | { readonly place: (file: string, victim: Victim) => Promise<unknown> }
);

const script = Buffer.from('<!doctype html><script>alert("from the store")</script>');

function keyOf(secret: string) {
  const { privateKey } = keysOfSecret(secret);
  if (privateKey === undefined) throw new Error('A secret has a private key');
  return privateKey;
}

/** Decodes to a thousand times its length. */
const bomb = gzipSync(Buffer.alloc(20_000_000));

const own = keyOf(storeSecret);
const foreign = keyOf(otherSecret);

function flip(bytes: Buffer, at: number): Buffer {
  const flipped = Buffer.from(bytes);
  flipped[at] = (flipped[at] ?? 0) ^ 1;
  return flipped;
}

function split(object: Buffer): { readonly header: Record<string, unknown>; readonly value: Buffer } {
  const end = object.indexOf('\n');
  return { header: JSON.parse(object.toString('utf8', 0, end)), value: object.subarray(end + 1) };
}

function join(header: object | string, value: Uint8Array): Buffer {
  const text = typeof header === 'string' ? header : JSON.stringify(header);
  return Buffer.concat([Buffer.from(`${text}\n`), value]);
}

/** Changes fields of the header and keeps the rest. */
function withHeader(change: object): (victim: Victim) => Buffer {
  return ({ object }) => {
    const { header, value } = split(object);
    return join({ ...header, ...change }, value);
  };
}

/** Another value with a header that is right but for the signature. */
function unsigned({ object, name }: Victim, value: Buffer): Buffer {
  const { header } = split(object);
  return join({ ...header, name, sha256: sha256(value), size: value.length }, value);
}

/** The facts of a pack with one file, changed; the rest of the pack is as it should be. */
function packWith(change: object): Buffer {
  const pack = packMedia({ files: [{ role: 'fallback', extension: 'jpg', width: 1, bytes: script }] });
  const { header, value } = split(pack);
  const [file] = header.files as readonly Record<string, unknown>[];
  return join({ ...header, files: [{ ...file, ...change }] }, value);
}

const renamed = ({ other, name }: Victim) => withHeader({ name })({ object: other, other, name });

function signedForAnother(victim: Victim): Buffer {
  const { signature } = split(seal(`picture/${sha256('another')}`, split(victim.object).value, own)).header;
  return withHeader({ signature })(victim);
}

/** Everything that somebody can put into a store who may write to it, and what a broken disk does. */
export const poisons: readonly Poison[] = [
  // Damage.
  { kind: 'a flipped bit in the value', object: ({ object }) => flip(object, object.length - 1) },
  { kind: 'a flipped bit in the header', object: ({ object }) => flip(object, 3) },
  { kind: 'a flipped bit in the signature', object: ({ object }) => flip(object, object.indexOf('\n') - 9) },
  { kind: 'a value that is cut', object: ({ object }) => object.subarray(0, -5) },
  { kind: 'a header that is cut', object: ({ object }) => object.subarray(0, 40) },
  { kind: 'no bytes', object: () => Buffer.alloc(0) },
  { kind: 'zeros of the same length', object: ({ object }) => Buffer.alloc(object.length) },
  { kind: 'a byte too many', object: ({ object }) => Buffer.concat([object, Buffer.from('x')]) },
  // Values in the place of others.
  { kind: 'the value of another name', object: ({ other }) => other },
  { kind: 'the value of another name under a header for this one', object: renamed },
  {
    kind: 'a header of this name before the value of another',
    object: ({ object, other }) => join(split(object).header, split(other).value),
  },
  {
    kind: 'the value of another site',
    object: ({ name, object }) => seal(name, split(object).value, foreign),
  },
  { kind: 'a value of another version', object: withHeader({ version: 2 }) },
  { kind: 'a value of another format', object: withHeader({ format: 'another' }) },
  // Signatures.
  { kind: 'no signature', object: withHeader({ signature: undefined }) },
  { kind: 'an empty signature', object: withHeader({ signature: '' }) },
  { kind: 'a signature of zeros', object: withHeader({ signature: 'A'.repeat(86) }) },
  { kind: 'a signature for another name', object: signedForAnother },
  { kind: 'a page with a script, unsigned', object: (victim) => unsigned(victim, script) },
  { kind: 'a page with a script, signed by another', object: ({ name }) => seal(name, script, foreign) },
  { kind: 'a page with a script alone', object: () => script },
  { kind: 'a picture with a script, unsigned', object: (victim) => unsigned(victim, packWith({})) },
  // Headers that are to break the reader.
  { kind: 'a header that is not JSON', object: ({ object }) => join('{"format":', split(object).value) },
  { kind: 'a header that is a list', object: ({ object }) => join('[]', split(object).value) },
  { kind: 'a header without an end', object: () => Buffer.alloc(5_000_000, '{"a":') },
  { kind: 'a header of a megabyte', object: withHeader({ name: 'a'.repeat(1_000_000) }) },
  {
    kind: 'a header with a prototype',
    object: ({ object }) => {
      const { header, value } = split(object);
      return join(JSON.stringify(header).replace('{', '{"__proto__":{"isReadOnly":false},'), value);
    },
  },
  { kind: 'a header with a further key', object: withHeader({ file: '../../../etc/passwd' }) },
  { kind: 'a wrong size', object: withHeader({ size: 1 }) },
  { kind: 'a size that is a text', object: withHeader({ size: '12' }) },
  { kind: 'a negative size', object: withHeader({ size: -1 }) },
  // Values that are to break their reader, signed: the last line of defence.
  { kind: 'a signed page in the place of a picture', object: ({ name }) => seal(name, script, own) },
  { kind: 'a bomb, signed', object: ({ name }) => seal(name, bomb, own) },
  { kind: 'a bomb', object: () => bomb },
  ...[
    { what: 'a path for its extension', change: { extension: '/../../../x' } },
    { what: 'a path for its name', change: { path: '../../../../etc/passwd' } },
    { what: 'a page for its extension', change: { extension: 'html\u0000' } },
    { what: 'another hash', change: { sha256: sha256('another') } },
    { what: 'a size beyond its end', change: { size: 10_000_000_000 } },
    { what: 'a negative size', change: { size: -1 } },
    { what: 'an unknown role', change: { role: 'script' } },
  ].map(({ what, change }) => ({
    kind: `a signed picture with ${what}`,
    object: ({ name }: Victim) => seal(name, packWith(change), own),
  })),
  // Other things than files.
  {
    kind: 'a link to a good value elsewhere',
    place: async (file, { object }) => {
      const elsewhere = path.join(path.dirname(path.dirname(file)), `elsewhere-${path.basename(file)}`);
      await writeFile(elsewhere, object);
      await symlink(elsewhere, file);
    },
  },
  { kind: 'a link to a file of the machine', place: (file) => symlink('/etc/passwd', file) },
  { kind: 'a link to nothing', place: (file) => symlink(`${file}-missing`, file) },
  { kind: 'a folder', place: (file) => mkdir(path.join(file, 'inside'), { recursive: true }) },
  { kind: 'a pipe that nobody writes to', place: (file) => promisify(execFile)('mkfifo', [file]) },
  {
    kind: 'a file that is larger than the memory for it',
    place: async (file, { object }) => {
      await writeFile(file, object);
      await truncate(file, mostObjectBytes + 1);
    },
  },
];

/** Puts a bad value in the place of a good one in a folder. */
export async function poison(file: string, { name, object, other }: Victim, bad: Poison): Promise<void> {
  await rm(file, { force: true, recursive: true });
  if ('place' in bad) await bad.place(file, { name, object, other });
  else await writeFile(file, bad.object({ name, object, other }));
}
