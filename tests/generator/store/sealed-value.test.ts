import { describe, expect, it } from 'vitest';
import { packMedia, unpackMedia } from '../../../generator/media/shared-media.ts';
import { seal, unseal } from '../../../generator/store/sealed-value.ts';
import { formatPublicKey, keysOfPublicKey, keysOfSecret } from '../../../generator/store/store-keys.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import { otherSecret, poisons, storeSecret } from '../../support/work-store/poisons.ts';

const { privateKey, publicKey } = keysOfSecret(storeSecret);
if (privateKey === undefined) throw new Error('A secret has a private key');

const name = `picture/${sha256('inputs')}`;
const media = {
  files: [
    { role: 'fallback', extension: 'jpg', width: 2, bytes: Buffer.from('one') },
    { role: 'avif', extension: 'avif', width: 2, bytes: Buffer.from('two') },
  ],
  width: 2,
  height: 1,
  tones: ['#0a7d8c', '#ffffff'],
  focus: [50, 40],
} as const;
const object = seal(name, packMedia(media), privateKey);
const other = seal(`picture/${sha256('other')}`, packMedia({ files: [media.files[1]] }), privateKey);

/** The media of an object; undefined where the object, or what is in it, is refused. */
function read(bytes: Buffer) {
  const result = unseal(name, bytes, publicKey);
  return 'value' in result ? unpackMedia(result.value) : undefined;
}

describe('a sealed picture', () => {
  it('is read again as it was', () => expect(read(object)).toEqual(media));

  it('is the same bytes for the same secret and picture', () => {
    const again = keysOfSecret(storeSecret).privateKey;
    expect(again && seal(name, packMedia(media), again)).toEqual(object);
    expect(formatPublicKey(keysOfSecret(storeSecret))).toMatch(/^[\w-]{43}$/);
    expect(formatPublicKey(keysOfSecret(otherSecret))).not.toBe(formatPublicKey(keysOfSecret(storeSecret)));
  });

  it('is read with the public key alone', () => {
    const keys = keysOfPublicKey(formatPublicKey(keysOfSecret(storeSecret)));
    expect(keys && unseal(name, object, keys.publicKey)).toEqual({ value: packMedia(media) });
    expect(keysOfPublicKey('a key')).toBeNull();
  });

  it.each([
    ['0', '00'.repeat(32)],
    ['1', `01${'00'.repeat(31)}`],
    ['1, with a sign', `01${'00'.repeat(30)}80`],
    ['-1', `ec${'ff'.repeat(30)}7f`],
    ['order 8', '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05'],
    ['order 8, with a sign', 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa'],
    ['1 in another writing', `ee${'ff'.repeat(30)}7f`],
  ])('takes no key for which anybody can sign: %s', (_, hex) => {
    expect(keysOfPublicKey(Buffer.from(hex, 'hex').toString('base64url'))).toBeNull();
  });

  it.each(poisons.flatMap((bad) => ('object' in bad ? [[bad.kind, bad] as const] : [])))(
    'is refused with %s (faults 174, 175, 176)',
    (_, bad) => expect(read(bad.object({ name, object, other }))).toBeUndefined(),
  );

  it('is refused with any one byte changed, and cut at any byte', () => {
    for (let at = 0; at < object.length; at += 1) {
      const changed = Buffer.from(object);
      changed[at] = (changed[at] ?? 0) ^ 0x20;
      expect(read(changed), `byte ${at}`).toBeUndefined();
      expect(read(object.subarray(0, at)), `${at} bytes`).toBeUndefined();
    }
  });
});
