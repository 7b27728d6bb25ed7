import { inspect } from 'node:util';
import { expect } from 'vitest';

/** Expects no secret in all that a value holds, plain or as addresses and base64 write it. */
export function expectClean(value: unknown, secrets: readonly string[]): void {
  const shown = inspect(value, { depth: 20, showHidden: true }) + JSON.stringify(value);
  for (const secret of secrets) {
    expect(shown).not.toContain(secret);
    expect(shown).not.toContain(encodeURIComponent(secret));
    expect(shown).not.toContain(Buffer.from(secret).toString('base64').slice(0, -3));
  }
}
