import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

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

/**
 * Networks outside the public internet: IANA's special-purpose registries, and networks that embed
 * such addresses.
 */
const blockedNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  blockedNetworks.addSubnet(network, prefix, 'ipv4');
}

/** Only 2000::/3 is assigned; it includes documentation networks, and tunnels to IPv4. */
const handedOut = new BlockList();
handedOut.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  blockedNetworks.addSubnet(network, prefix, 'ipv6');
}

/**
 * Returns true for loopback, private and reserved addresses, such as the metadata service of a
 * cloud.
 * @internal
 */
export function isBlockedAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  if (family === 4) return blockedNetworks.check(address, 'ipv4');
  return blockedNetworks.check(address, 'ipv6') || !handedOut.check(address, 'ipv6');
}
