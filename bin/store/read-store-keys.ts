import { ConfigError } from '../../config/config-error.ts';
import {
  formatPublicKey,
  keysOfPublicKey,
  keysOfSecret,
  leastSecretLength,
  type StoreKeys,
} from '../../generator/store/store-keys.ts';

const secretVariable = 'BOARDWALK_STORE_SECRET';
const publicVariable = 'BOARDWALK_STORE_PUBLIC_KEY';

/**
 * Reads the keys of the store from the environment: those of a secret read and write, a public key
 * alone only reads. Throws ConfigError, which never contains the secret.
 */
export function readStoreKeys(env: Readonly<Record<string, string | undefined>>): StoreKeys {
  // Hosted CI sets a variable that a pull request may not see to an empty text.
  const secret = env[secretVariable]?.trim();
  const publicKey = env[publicVariable]?.trim();
  const own = secret ? keysOf(secret) : undefined;
  const named = publicKey ? keysOfPublicKey(publicKey) : undefined;
  if (named === null)
    throw new ConfigError([
      `${publicVariable}: is not a public key; print it with boardwalk work --print-public-key`,
    ]);
  if (own && publicKey && formatPublicKey(own) !== publicKey)
    throw new ConfigError([`${publicVariable}: does not belong to ${secretVariable}; one of them is enough`]);
  const keys = own ?? named;
  if (keys) return keys;
  throw new ConfigError([
    `${secretVariable}: --store needs a secret of at least ${leastSecretLength} characters, the same wherever values are written: make one with openssl rand -base64 33; or ${publicVariable}, for builds that only read`,
  ]);
}

function keysOf(secret: string): StoreKeys {
  if (secret.length >= leastSecretLength) return keysOfSecret(secret);
  throw new ConfigError([`${secretVariable}: has fewer than ${leastSecretLength} characters`]);
}
