import { defineConfig } from 'vitest/config';
import { utf8Terminal } from '../support/utf8-terminal.ts';

/** The tests for any store with a real one, the gateway of Ceph: `npm run test:s3`. It is not part of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/sync/any-store/**/*.test.ts'],
    globalSetup: ['./tests/ceph/use-ceph.ts'],
    env: utf8Terminal,
    reporters: ['verbose', './tests/support/closing-line.ts'],
    // One gateway answers all of them.
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    passWithNoTests: false,
  },
});
