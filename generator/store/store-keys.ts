import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/** The keys of a site's store: who has the private one may write values that are accepted. */
export interface StoreKeys {
  readonly publicKey: KeyObject;
  /** Absent: values are read only. */
  readonly privateKey?: KeyObject;
}

/** The fewest characters of a secret. */
export const leastSecretLength = 32;

/** The encoding of an Ed25519 private key up to its 32 bytes: RFC 8410, 7. */
const privateKeyStart = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives the keys from a secret: the same secret gives the same keys. */
export function keysOfSecret(secret: string): StoreKeys {
  const seed = hkdfSync('sha256', secret, 'boardwalk', 'Ed25519 key of a work store', 32);
  const privateKey = createPrivateKey({
    key: Buffer.concat([privateKeyStart, Buffer.from(seed)]),
    format: 'der',
    type: 'pkcs8',
  });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

/** Writes a public key as 43 characters of base64url. */
export function formatPublicKey({ publicKey }: StoreKeys): string {
  return publicKey.export({ format: 'jwk' }).x ?? '';
}

/** Reads a key of `formatPublicKey`. Null for any other text, and for a key that anybody could sign for. */
export function keysOfPublicKey(text: string): StoreKeys | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 32 || bytes.toString('base64url') !== text || isOfSmallOrder(bytes)) return null;
  try {
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: text }, format: 'jwk' });
    return { publicKey };
  } catch {
    return null;
  }
}

/**
 * The y of the points of order 1, 2, 4 and 8 of Curve25519, little-endian, in both writings where there are two: for
 * such a key signatures can be made without a secret, and OpenSSL accepts them.
 */
const smallOrders = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
];

/** The highest bit is the sign of x. */
function isOfSmallOrder(key: Uint8Array): boolean {
  const y = Buffer.from(key);
  y.writeUInt8((y.at(31) ?? 0) & 0x7f, 31);
  return smallOrders.includes(y.toString('hex'));
}
