import { BlockList, isIP } from 'node:net';

/**
 * Networks outside the public internet: IANA's special-purpose registries, and networks that embed
 * such addresses.
 */
const blocked = new BlockList();
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
  blocked.addSubnet(network, prefix, 'ipv4');
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
  blocked.addSubnet(network, prefix, 'ipv6');
}

/**
 * Returns true for loopback, private and reserved addresses, such as the metadata service of a
 * cloud.
 */
export function isBlockedAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  if (family === 4) return blocked.check(address, 'ipv4');
  return blocked.check(address, 'ipv6') || !handedOut.check(address, 'ipv6');
}
