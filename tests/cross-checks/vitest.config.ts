import { defineConfig } from 'vitest/config';
import { utf8Terminal } from '../support/utf8-terminal.ts';

/** Our examples in the tools of others: `npm run test:cross-checks`. Their packages are installed apart, before the first test. */
export default defineConfig({
  test: {
    include: ['tests/cross-checks/*.test.ts'],
    globalSetup: ['./tests/cross-checks/packages.ts'],
    env: utf8Terminal,
    reporters: ['default', './tests/support/closing-line.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    passWithNoTests: false,
  },
});
