import { defineConfig } from 'vitest/config';
import { utf8Terminal } from '../support/utf8-terminal.ts';

/** The scripts of docs/scale/slurm in a real Slurm: `npm run test:slurm`. It is not part of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/slurm/**/*.test.ts'],
    env: utf8Terminal,
    reporters: ['verbose', './tests/support/closing-line.ts'],
    // The scheduler takes seconds for every step, and whole sites are built.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    passWithNoTests: false,
  },
});
