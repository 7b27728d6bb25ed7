import { configDefaults, defineConfig } from 'vitest/config';
import { utf8Terminal } from '../support/utf8-terminal.ts';

const hasGraphql = process.env.BOARDWALK_WPGRAPHQL !== undefined;
if (!hasGraphql)
  console.log(
    'BOARDWALK_WPGRAPHQL is not set: the tests over a real WPGraphQL (tests/wordpress/graphql/real) do not run.',
  );

/** The plugin in a real WordPress: `npm run test:wordpress`. Its packages are installed apart, before the first test. */
export default defineConfig({
  test: {
    include: ['tests/wordpress/**/*.test.ts'],
    // Without WPGraphQL a recorder takes its place; it defines the same functions.
    exclude: [...configDefaults.exclude, `tests/wordpress/graphql/${hasGraphql ? 'recorded' : 'real'}/**`],
    globalSetup: ['./tests/wordpress/support/make-site.ts'],
    env: utf8Terminal,
    reporters: ['default', './tests/support/closing-line.ts'],
    // Each has a WordPress of its own, of 300 MB.
    maxWorkers: 2,
    // Ten times what they take: a machine with much else to do is slow, not wrong.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    passWithNoTests: false,
  },
});
