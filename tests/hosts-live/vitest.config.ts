import { defineConfig } from 'vitest/config';
import { utf8Terminal } from '../support/utf8-terminal.ts';

/** The rules of hosts in a real nginx and a real Caddy: `npm run test:hosts`. It is not part of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/hosts-live/**/*.test.ts'],
    env: utf8Terminal,
    reporters: ['verbose', './tests/support/closing-line.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    passWithNoTests: false,
  },
});
