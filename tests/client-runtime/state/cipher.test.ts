import { describe, expect, it } from 'vitest';
import { createCipher } from '../../../client-runtime/state/cipher.ts';

const text = '{"status":true,"version":"grüße"}';

describe('createCipher', () => {
  it('gives back what it has encrypted, and shows none of it', async () => {
    const cipher = await createCipher('halyard', 'salt');
    const encrypted = await cipher.encrypt(text);
    expect(atob(encrypted)).not.toContain('status');
    expect(await cipher.decrypt(encrypted)).toBe(text);
  });

  it('encrypts the same text differently each time', async () => {
    const cipher = await createCipher('halyard', 'salt');
    expect(await cipher.encrypt(text)).not.toBe(await cipher.encrypt(text));
  });

  it('reads with the same key and salt only', async () => {
    const encrypted = await (await createCipher('halyard', 'salt')).encrypt(text);
    expect(await (await createCipher('halyard', 'salt')).decrypt(encrypted)).toBe(text);
    expect(await (await createCipher('halyard', 'pepper')).decrypt(encrypted)).toBeNull();
    expect(await (await createCipher('mooring', 'salt')).decrypt(encrypted)).toBeNull();
  });

  it('takes a damaged, plain or empty text for nothing (behaviours 81)', async () => {
    const cipher = await createCipher('halyard', 'salt');
    const encrypted = await cipher.encrypt(text);
    const damaged = `${encrypted.slice(0, 20)}${encrypted[20] === 'A' ? 'B' : 'A'}${encrypted.slice(21)}`;
    for (const other of [damaged, encrypted.slice(0, 8), '{oops', text, ''])
      expect(await cipher.decrypt(other)).toBeNull();
  });
});
