import { defineConfig } from 'vitest/config';
import { utf8Terminal } from '../support/utf8-terminal.ts';

/** The navigation contract in a real Firefox and a real WebKit: `npm run test:engines`. It is not part of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: ['./tests/engines/support/packages.ts', './tests/support/build-demo-site.ts'],
    // Each test as it ends: a run takes some minutes.
    env: utf8Terminal,
    reporters: ['verbose', './tests/engines/support/figures-reporter.ts', './tests/support/closing-line.ts'],
    // A browser at a time: two cores have no room for more.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
    passWithNoTests: false,
  },
});
