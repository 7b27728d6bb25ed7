import type { Cache } from './cache.ts';
import { toBase64 } from './cipher.ts';

export interface IpSaltOptions {
  /** Answers a GET with JSON that has `ip`. */
  readonly url: string;
  readonly cache: Cache;
}

const cacheKey = 'popup-salt';
const ipSaltHours = 12;
const ipLookupTimeoutMs = 5000;

/**
 * Makes a salt of the visitor's public address: its hash, so that the address itself is not stored.
 * Requested at most once in twelve hours. Rejects when the look-up fails, takes longer than five
 * seconds or gives an invalid answer.
 */
export async function readIpSalt({ url, cache }: IpSaltOptions): Promise<string> {
  const cached = cache.get(cacheKey);
  if (typeof cached === 'string') return cached;
  const answer = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(ipLookupTimeoutMs) });
  if (!answer.ok) throw new Error(`${url} answers with status ${answer.status}`);
  const found: unknown = await answer.json();
  const ip = typeof found === 'object' && found !== null && 'ip' in found ? found.ip : undefined;
  if (typeof ip !== 'string' || ip === '') throw new Error(`${url} names no ip`);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ip));
  const salt = toBase64(new Uint8Array(hash));
  cache.put(cacheKey, salt, ipSaltHours);
  return salt;
}
