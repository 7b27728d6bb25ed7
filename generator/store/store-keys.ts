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

/** Reads a key of `formatPublicKey`. Null for any other text. */
export function keysOfPublicKey(text: string): StoreKeys | null {
  if (!/^[\w-]{43}$/.test(text)) return null;
  try {
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: text }, format: 'jwk' });
    return { publicKey };
  } catch {
    return null;
  }
}
