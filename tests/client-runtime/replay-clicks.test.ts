import { describe, expect, it } from 'vitest';
import { isForBrowser } from '../../client-runtime/replay-clicks.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

describe('a click on an island that is not alive yet', () => {
  it('is kept when it is a plain one', () => expect(isForBrowser(plain)).toBe(false));

  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'is left to the browser with %o',
    (held) => expect(isForBrowser({ ...plain, ...held })).toBe(true),
  );
});
