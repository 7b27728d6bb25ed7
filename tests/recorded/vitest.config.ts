import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { projectRoot } from '../support/project-root.ts';
import { utf8Terminal } from '../support/utf8-terminal.ts';

const folder = path.resolve(projectRoot, process.env.BOARDWALK_RECORDED ?? '../shared/wpgraphql');

/** Comparisons with the recorded answers of a real WordPress: `npm run test:recorded`. It is not part of `npm test`. */
export default defineConfig({
  test: {
    // The second: tests of `npm test`, here with recorded entries.
    include: ['tests/recorded/**/*.test.ts', 'tests/**/*wordpress-entries.test.{ts,tsx}'],
    globalSetup: ['./tests/recorded/find-recordings.ts'],
    env: { ...utf8Terminal, BOARDWALK_RECORDED: folder, RECORDED_ENTRIES: path.join(folder, 'fidelity') },
    reporters: ['default', './tests/support/closing-line.ts'],
    passWithNoTests: false,
    isolate: false,
    maxWorkers: 3,
    // Some 200 entries are built twice.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
