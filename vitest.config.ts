import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/support/slowest-first.ts';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Needs browsers of the system: `npm run test:engines`.
    exclude: ['tests/engines/**'],
    globalSetup: ['./tests/support/build-demo-site.ts'],
    reporters: ['default', './tests/support/closing-line.ts'],
    sequence: { sequencer: SlowestFirst },
    // What is loaded once is there for the next file: to load it anew for each of 250 took a fifth of all the time.
    isolate: false,
    // Many wait for a process, a browser or a time-out: two cores have room for three of them.
    maxWorkers: 3,
    // Whole sites and a real Chromium: a machine with two cores may need a while. No test measures time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    passWithNoTests: false,
  },
});
