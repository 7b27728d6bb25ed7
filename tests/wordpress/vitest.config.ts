import { defineConfig } from 'vitest/config';

/** The plugin in a real WordPress: `npm run test:wordpress`. Its packages are installed apart, before the first test. */
export default defineConfig({
  test: {
    include: ['tests/wordpress/**/*.test.ts'],
    globalSetup: ['./tests/wordpress/support/make-site.ts'],
    reporters: ['default', './tests/support/closing-line.ts'],
    // Each has a WordPress of its own, of 300 MB.
    maxWorkers: 2,
    // Ten times what they take: a machine with much else to do is slow, not wrong.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    passWithNoTests: false,
  },
});
