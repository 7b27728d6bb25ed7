import { describe, expect, it } from 'vitest';
import { parseAddress, type ServiceOptions } from '../../../../sync/store/s3/address.ts';

function addressOf(options: ServiceOptions, key = 'a b.html', region = 'eu-west-1'): string {
  const { urlOf, prefix } = parseAddress(options);
  return urlOf(region, prefix + key).href;
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

  it('is never another host, however its key begins', () => {
    expect(addressOf({ address: 's3://pier' }, '//other.example/a')).toBe(
      'https://pier.s3.eu-west-1.amazonaws.com///other.example/a',
    );
    expect(addressOf({ address: 's3://pier' }, '@other.example')).toBe(
      'https://pier.s3.eu-west-1.amazonaws.com/%40other.example',
    );
  });

  it('may be that of the bucket, with a query', () => {
    const { urlOf } = parseAddress({ address: 's3://pier/site' });
    const endpoint = 'http://localhost:9000';
    expect(urlOf('eu-west-1', '', { delete: '' }).href).toBe(
      'https://pier.s3.eu-west-1.amazonaws.com/?delete=',
    );
    expect(parseAddress({ address: 's3://pier', endpoint }).urlOf('', '', { prefix: 'a b' }).href).toBe(
      'http://localhost:9000/pier?prefix=a%20b',
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

  it.each([
    'pier',
    's3:/pier',
    's3://key:hunter22@pier',
    's3://',
    's3:///a',
    'https://pier/a',
    's3://pi er',
    's3://p',
    's3://pier/../a',
  ])('is refused with the way to write it: %s', (address) => {
    const parse = () => parseAddress({ address });
    expect(parse).toThrow(expect.objectContaining({ kind: 'usage' }));
    expect(parse).not.toThrow(/hunter22/);
  });

  it.each(['localhost:9000', 'nonsense', 'https://host/path', 'ftp://host', 'https://user:hunter22@host'])(
    'is refused with an endpoint that is not an address, which may hold a password: %s',
    (endpoint) => {
      const parse = () => parseAddress({ address: 's3://pier', endpoint });
      expect(parse).toThrow(expect.objectContaining({ kind: 'usage' }));
      expect(parse).not.toThrow(/hunter22/);
    },
  );
});
