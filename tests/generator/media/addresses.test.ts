import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../generator/media/download.ts';
import { isBlockedAddress } from '../../../generator/media/public-lookup.ts';
import { countCases } from '../../support/count-cases.ts';

/** The last address that begins like this. */
const last = (start: string) => start + ':ffff'.repeat(8 - start.split(':').length);

/**
 * The special-purpose networks of IANA that are blockedNetworks: the first and the last address of each, and
 * the public addresses next to it. `null` where its neighbour is blockedNetworks, too, or does not exist.
 */
const networks: readonly (readonly [string | null, string, string, string | null])[] = [
  [null, '0.0.0.0', '0.255.255.255', '1.0.0.0'],
  ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
  ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
  ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
  ['169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
  ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
  ['191.255.255.255', '192.0.0.0', '192.0.0.255', '192.0.1.0'],
  ['192.0.1.255', '192.0.2.0', '192.0.2.255', '192.0.3.0'],
  ['192.88.98.255', '192.88.99.0', '192.88.99.255', '192.88.100.0'],
  ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
  ['198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
  ['198.51.99.255', '198.51.100.0', '198.51.100.255', '198.51.101.0'],
  ['203.0.112.255', '203.0.113.0', '203.0.113.255', '203.0.114.0'],
  ['223.255.255.255', '224.0.0.0', '255.255.255.255', null],
  [null, '::', last('1fff'), null],
  [null, '2001::', last('2001:1ff'), '2001:200::'],
  [last('2001:db7'), '2001:db8::', last('2001:db8'), '2001:db9::'],
  [last('2001'), '2002::', last('2002'), '2003::'],
  [last('3ffe'), '3fff::', last('3fff:fff'), '3fff:1000::'],
  [last('3fff'), '4000::', last('ffff'), null],
];

describe('isBlockedAddress', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1', '2a00::1'])('lets %s pass', (address) => {
    expect(isBlockedAddress(address)).toBe(false);
  });

  it.each(networks)('blocks what lies between %s and %s to %s, %s', (before, first, last, after) => {
    const inside = fc.sample(addressBetween(first, last), { numRuns: 100, seed: 1 });
    for (const address of [first, ...inside, last]) expect(isBlockedAddress(address), address).toBe(true);
    if (before !== null) expect(isBlockedAddress(before)).toBe(false);
    if (after !== null) expect(isBlockedAddress(after)).toBe(false);
  });

  it('blocks every address of this machine, in whatever form a url writes it (faults 73)', () => {
    const part = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(part, part, part, (a, b, c) => {
        const dotted = `127.${a}.${b}.${c}`;
        const numbers = [`${127 * 2 ** 24 + a * 2 ** 16 + b * 256 + c}`, `0x7f.${a}.${b}.0${c.toString(8)}`];
        const mapped = ['::ffff:', '64:ff9b::', '::'].map((start) => `[${start}${dotted}]`);
        for (const form of [dotted, ...numbers, ...mapped]) {
          const { hostname } = new URL(`http://${form}/`);
          expect(isBlockedAddress(hostname.replace(/^\[|\]$/g, '')), form).toBe(true);
        }
      }),
    );
  });

  it('blocks invalid addresses', () => expect(isBlockedAddress('localhost')).toBe(true));
});

describe('refusalOf', () => {
  const hosts = { origin: 'https://cms.example', mediaHosts: ['media.example', 'cdn.example:8443'] };

  it.each([
    ...['https://cms.example/a.png', 'https://CMS.EXAMPLE/a.png', 'https://cdn.example:8443/a.png'],
    ...['https://media.example/a.png', 'http://media.example/a.png'],
  ])('has nothing against %s', (address) => expect(refusalOf(new URL(address), hosts)).toBeNull());

  it('lets a CMS on plain http send on to itself by https', () => {
    const plain = { origin: 'http://cms.example', mediaHosts: [] };
    expect(refusalOf(new URL('https://cms.example/a.png'), plain)).toBeNull();
    expect(refusalOf(new URL('http://cms.example:8080/a.png'), plain)).not.toBeNull();
  });

  it('refuses every other host (faults 78)', () => {
    // Hosts that look like those of the settings, too.
    const near = fc
      .tuple(
        fc.constantFrom('a.', 'a', ''),
        fc.constantFrom('cms.example', 'media.example', 'cdn.example'),
        fc.constantFrom('.', 'a', '.a', '', ':8443', ':80'),
      )
      .map(([before, host, after]) => `https://${before}${host}${after}/a.png`);
    const { saw, expectSeen } = countCases();
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withQueryParameters: true }), { weight: 3, arbitrary: near }),
        (address) => {
          const url = new URL(address);
          fc.pre(!['cms.example', 'media.example', 'cdn.example:8443'].includes(url.host));
          expect(refusalOf(url, hosts)).toContain(url.host);
          saw({
            'a host within one of the settings': /\.(cms|media)\.example$/.test(url.hostname),
            'one of the settings within a host': /^(cms|media)\.example.+/.test(url.hostname),
            'another port': /^(cms|media|cdn)\.example:/.test(url.host),
          });
        },
      ),
      // So many that each rare case is met in any run: one in twelve is the rarest.
      { numRuns: 500 },
    );
    expectSeen();
  });

  it.each([
    ...[
      'https://cdn.example/a.png',
      'https://media.example:8443/',
      'https://media.example./',
      'data:image/png,',
    ],
  ])('refuses %s (faults 78)', (address) => expect(refusalOf(new URL(address), hosts)).not.toBeNull());
});

/** Any address from the first to the last one. */
function addressBetween(first: string, last: string): fc.Arbitrary<string> {
  return fc.bigInt({ min: numberOf(first), max: numberOf(last) }).map((number) => {
    if (!first.includes(':')) return [24n, 16n, 8n, 0n].map((shift) => (number >> shift) & 255n).join('.');
    return (number.toString(16).padStart(32, '0').match(/.{4}/g) ?? []).join(':');
  });
}

function numberOf(address: string): bigint {
  if (!address.includes(':')) return address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
  const [start = [], end = []] = address
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const groups = [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end];
  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
}
