/** Encrypts and decrypts texts. */
export interface Cipher {
  readonly encrypt: (text: string) => Promise<string>;
  /** Null for a text of another key, or a damaged one. */
  readonly decrypt: (text: string) => Promise<string | null>;
}

const algorithm = 'AES-GCM';
const derivation = { name: 'PBKDF2', hash: 'SHA-256', iterations: 100_000 };

/** Bytes, as required by AES-GCM. */
const nonceLength = 12;

/**
 * Creates AES-GCM with a key derived from a password and a salt. Text is base64 of nonce and
 * ciphertext. Rejects without Web Crypto, on a page without https.
 */
export async function createCipher(password: string, salt: string): Promise<Cipher> {
  const { subtle } = crypto;
  const material = await subtle.importKey('raw', toBytes(password), derivation.name, false, ['deriveKey']);
  const key = await subtle.deriveKey(
    { ...derivation, salt: toBytes(salt) },
    material,
    { name: algorithm, length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  return {
    encrypt: async (text) => {
      const iv = crypto.getRandomValues(new Uint8Array(nonceLength));
      const encrypted = await subtle.encrypt({ name: algorithm, iv }, key, toBytes(text));
      return toBase64(new Uint8Array([...iv, ...new Uint8Array(encrypted)]));
    },
    decrypt: async (text) => {
      try {
        const bytes = fromBase64(text);
        const iv = bytes.slice(0, nonceLength);
        const decrypted = await subtle.decrypt({ name: algorithm, iv }, key, bytes.slice(nonceLength));
        return new TextDecoder().decode(decrypted);
      } catch {
        return null;
      }
    },
  };
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
