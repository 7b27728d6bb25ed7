import { defineConfig } from 'vitest/config';
import { divideTests } from '../support/test-projects.ts';
import { utf8Terminal } from '../support/utf8-terminal.ts';
import rooms from './rooms.json' with { type: 'json' };

const places = new Map(Object.entries(rooms)).get(process.env.MUTATED_ROOM ?? '')?.tests ?? [];

/** The tests of the room named by `MUTATED_ROOM`, but those that need a process of their own, a browser or a built site. */
export default defineConfig({
  test: {
    include: divideTests().unit.filter((file) =>
      places.some((place) => file === place || file.startsWith(`${place}/`)),
    ),
    env: utf8Terminal,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    passWithNoTests: false,
  },
});
