import { defineConfig } from 'vitest/config';
import { utf8Terminal } from '../support/utf8-terminal.ts';

const files = [
  '{changes,index,redirects,references,webhook}/**/*.test.ts',
  '{content,lifecycle,uninstall,event-list}.test.ts',
];

/** The tests of what the plugin asks its database, with MariaDB and the PHP of this machine: `npm run test:wordpress:mariadb`. It is not part of `npm test`. */
export default defineConfig({
  test: {
    include: files.map((name) => `tests/wordpress/${name}`),
    globalSetup: ['./tests/mariadb/use-mariadb.ts', './tests/wordpress/support/make-site.ts'],
    env: utf8Terminal,
    reporters: ['default', './tests/support/closing-line.ts'],
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 180_000,
    passWithNoTests: false,
  },
});
