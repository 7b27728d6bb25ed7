import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../generator/media/allowed-hosts.ts';
import { isBlockedAddress } from '../../../generator/media/blocked-addresses.ts';

describe('isBlockedAddress', () => {
  it.each([
    '93.184.216.34',
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '2606:2800:220:1::1',
    '2a00::1',
  ])('lets %s pass', (address) => {
    expect(isBlockedAddress(address)).toBe(false);
  });

  it('blocks every address of this machine, in whatever form a url writes it (faults 73)', () => {
    const part = fc.integer({ min: 0, max: 255 });
    const forms = [
      (a: number, b: number, c: number) => `127.${a}.${b}.${c}`,
      (a: number, b: number, c: number) => `${127 * 2 ** 24 + a * 2 ** 16 + b * 256 + c}`,
      (a: number, b: number, c: number) => `0x7f.${a}.${b}.0${c.toString(8)}`,
      (a: number, b: number, c: number) => `[::ffff:127.${a}.${b}.${c}]`,
      (a: number, b: number, c: number) => `[64:ff9b::127.${a}.${b}.${c}]`,
      (a: number, b: number, c: number) => `[::127.${a}.${b}.${c}]`,
    ];
    fc.assert(
      fc.property(part, part, part, fc.constantFrom(...forms), (a, b, c, form) => {
        const { hostname } = new URL(`http://${form(a, b, c)}/`);
        expect(isBlockedAddress(hostname.replace(/^\[|\]$/g, ''))).toBe(true);
      }),
    );
  });

  it('blocks invalid addresses', () => {
    expect(isBlockedAddress('localhost')).toBe(true);
  });
});

describe('refusalOf', () => {
  const hosts = { origin: 'https://cms.example', mediaHosts: ['media.example', 'cdn.example:8443'] };

  it.each([
    'https://cms.example/a.png',
    'https://media.example/a.png',
    'http://media.example/a.png',
    'https://cdn.example:8443/a.png',
    'https://CMS.EXAMPLE/a.png',
  ])('has nothing against %s', (address) => {
    expect(refusalOf(new URL(address), hosts)).toBeNull();
  });

  it('lets a CMS on plain http send on to itself by https', () => {
    const plain = { origin: 'http://cms.example', mediaHosts: [] };
    expect(refusalOf(new URL('https://cms.example/a.png'), plain)).toBeNull();
    expect(refusalOf(new URL('http://cms.example:8080/a.png'), plain)).not.toBeNull();
  });

  it('refuses every other host (faults 78)', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
        const url = new URL(address);
        fc.pre(url.hostname !== 'cms.example' && url.hostname !== 'media.example');
        expect(refusalOf(url, hosts)).toContain(url.host);
      }),
    );
  });

  it.each([
    'https://cdn.example/a.png',
    'https://media.example:8443/',
    'https://media.example./',
    'data:image/png,',
  ])('refuses %s (faults 78)', (address) => {
    expect(refusalOf(new URL(address), hosts)).not.toBeNull();
  });
});
