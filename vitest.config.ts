import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['./tests/support/build-demo-site.ts'],
    reporters: ['default', './tests/support/closing-line.ts'],
    // One test file builds hundreds of sites: the others run beside it.
    maxWorkers: 2,
    // Whole sites and a real Chromium: a machine with two cores may need a while. No test measures time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    passWithNoTests: false,
  },
});
