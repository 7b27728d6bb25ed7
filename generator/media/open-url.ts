import { lookup as systemLookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isBlockedAddress } from './blocked-addresses.ts';

/** The address behind a host is none that the public can reach. */
export class BlockedAddress extends Error {
  override readonly name = 'BlockedAddress';
}

export interface OpenUrlOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** The owner's own server may lie anywhere. */
  readonly isAnyAddress: boolean;
  /** How names become addresses. Default: as the system does. */
  readonly lookup?: LookupFunction | undefined;
}

/**
 * Asks for an address and resolves to the answer's head, its body yet to be read; redirects are not followed. The connection
 * is made to the very address that was checked, so a name cannot lead elsewhere the moment after. Throws BlockedAddress
 * before anything is sent. See faults 73 to 76.
 */
export async function openUrl(url: URL, options: OpenUrlOptions): Promise<IncomingMessage> {
  const { headers, signal, isAnyAddress, lookup = systemLookup } = options;
  const address = url.hostname.replace(/^\[|\]$/g, '');
  if (!isAnyAddress && localName.test(address)) throw blocked('this machine', url);
  if (!isAnyAddress && isIP(address) !== 0) check(address, url);
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, signal, lookup: isAnyAddress ? lookup : checked(lookup, url) });
    request.once('response', resolve).once('error', reject);
  });
}

/** RFC 6761: whatever a name server says of it. */
const localName = /(^|\.)localhost\.?$/;

function checked(lookup: LookupFunction, url: URL): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, options, (error, found, family) => {
      if (error) return done(error, found, family);
      try {
        for (const address of typeof found === 'string' ? [found] : found.map((item) => item.address)) {
          check(address, url);
        }
      } catch (cause) {
        return done(toError(cause), found, family);
      }
      done(null, found, family);
    });
  };
}

function check(address: string, url: URL): void {
  if (isBlockedAddress(address)) throw blocked(address, url);
}

function blocked(what: string, { hostname }: URL): BlockedAddress {
  return new BlockedAddress(`is at ${hostname}, which is ${what}: not an address of the public internet`);
}

function toError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
