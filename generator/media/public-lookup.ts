import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isBlockedAddress } from './blocked-addresses.ts';

/** A host with an address outside the public internet. */
export class BlockedAddress extends Error {
  override readonly name = 'BlockedAddress';
}

/**
 * Returns a lookup that refuses hosts outside the public internet: the very address that was checked is
 * connected to, so that a name cannot change meanwhile. Throws BlockedAddress for an address that is
 * written in `url`. A proxy resolves names by itself: there only such ones are checked. See faults 73 to 76.
 */
export function publicLookup(url: URL, lookup: LookupFunction = systemLookup): LookupFunction {
  const address = url.hostname.replace(/^\[|\]$/g, '');
  if (localName.test(address)) throw blocked('this machine', url);
  if (isIP(address) !== 0) check(address, url);
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

/** RFC 6761: independent of name servers. */
const localName = /(^|\.)localhost\.?$/;

function check(address: string, url: URL): void {
  if (isBlockedAddress(address)) throw blocked(address, url);
}

function blocked(what: string, { hostname }: URL): BlockedAddress {
  return new BlockedAddress(`is at ${hostname}, which is ${what}: not an address of the public internet`);
}

function toError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
