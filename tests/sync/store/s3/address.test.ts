import { describe, expect, it } from 'vitest';
import { parseAddress, type ServiceOptions } from '../../../../sync/store/s3/address.ts';

function addressOf(options: ServiceOptions, key = 'a b.html', region = 'eu-west-1'): string {
  const { originIn, pathOf, prefix } = parseAddress(options);
  return `${originIn(region).origin}${pathOf(prefix + key)}`;
}

describe('the address of a bucket', () => {
  it('is a host of AWS in its region', () => {
    expect(addressOf({ address: 's3://pier/site' })).toBe(
      'https://pier.s3.eu-west-1.amazonaws.com/site/a%20b.html',
    );
    expect(addressOf({ address: 's3://pier' })).toBe('https://pier.s3.eu-west-1.amazonaws.com/a%20b.html');
    expect(addressOf({ address: 's3://pier' }, 'a', 'cn-north-1')).toBe(
      'https://pier.s3.cn-north-1.amazonaws.com.cn/a',
    );
  });

  it('has the bucket in its path where a certificate would not fit, and with an endpoint', () => {
    expect(addressOf({ address: 's3://www.pier.org/x' }, 'a')).toBe(
      'https://s3.eu-west-1.amazonaws.com/www.pier.org/x/a',
    );
    const endpoint = 'http://localhost:9000/';
    expect(addressOf({ address: 's3://pier', endpoint }, 'a')).toBe('http://localhost:9000/pier/a');
    expect(addressOf({ address: 's3://pier', endpoint, pathStyle: false }, 'a')).toBe(
      'http://pier.localhost:9000/a',
    );
  });

  it('ends in a slash, whatever was written', () => {
    const written = ['s3://pier', 's3://pier/', 's3://pier/a/b', 's3://pier//a/b//'];
    expect(written.map((address) => parseAddress({ address }).address)).toEqual([
      's3://pier/',
      's3://pier/',
      's3://pier/a/b/',
      's3://pier/a/b/',
    ]);
    expect(parseAddress({ address: 's3://pier' }).prefix).toBe('');
    expect(parseAddress({ address: 's3://pier/site' }).prefix).toBe('site/');
  });

  it.each(['pier', 's3://', 's3:///a', 'https://pier/a', 's3://pi er', 's3://p', 's3://pier/../a'])(
    'is refused with the way to write it: %s',
    (address) => {
      expect(() => parseAddress({ address })).toThrow(expect.objectContaining({ kind: 'refused' }));
    },
  );

  it.each(['localhost:9000', 'nonsense', 'https://host/path', 'ftp://host', 'https://user:hunter22@host'])(
    'is refused with an endpoint that is not an address, which may hold a password: %s',
    (endpoint) => {
      const parse = () => parseAddress({ address: 's3://pier', endpoint });
      expect(parse).toThrow(expect.objectContaining({ kind: 'refused' }));
      expect(parse).not.toThrow(/hunter22/);
    },
  );
});
