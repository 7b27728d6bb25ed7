import rooms from './rooms.json' with { type: 'json' };

const room = process.env.MUTATED_ROOM;

/** StrykerJS for one room, named by the variable `MUTATED_ROOM`. */
export default {
  mutate: rooms[room].mutate,
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'tests/mutations/vitest.config.ts', related: false },
  // Its reader of tsconfig.json needs an older TypeScript than ours. Vitest needs no such file.
  tsconfigFile: 'tests/mutations/none.json',
  ignorePatterns: ['dist', '.boardwalk', 'coverage', 'docs'],
  coverageAnalysis: 'perTest',
  // A value made when a file is loaded: each would load all tests once more.
  ignoreStatic: true,
  dryRunTimeoutMinutes: 30,
  timeoutMS: 30_000,
  tempDirName: '.mutations',
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `.mutations/${room}.json` },
};
