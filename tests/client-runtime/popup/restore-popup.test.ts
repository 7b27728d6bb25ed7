import { describe, expect, it } from 'vitest';
import { restorePopup } from '../../../client-runtime/popup/restore-popup.ts';

describe('restorePopup', () => {
  const stored = JSON.stringify({ status: true, version: '1' });

  it('restores nothing for another version, nor for a number that only looks like it (behaviours 79)', () => {
    expect(restorePopup(stored, '2')).toBeNull();
    expect(restorePopup(JSON.stringify({ status: true, version: 1 }), '1')).toBeNull();
    expect(restorePopup(JSON.stringify({ status: true }), '1')).toBeNull();
  });

  for (const text of [
    '{oops',
    '',
    'null',
    '"1"',
    '[]',
    '{"version":"1"}',
    '{"status":"yes","version":"1"}',
  ]) {
    it(`takes ${JSON.stringify(text)} for nothing, without an exception (behaviours 81)`, () => {
      expect(restorePopup(text, '1')).toBeNull();
    });
  }
});
