import { spawnSync } from 'node:child_process';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/support/slowest-first.ts';
import { divideTests } from './tests/support/test-projects.ts';
import { utf8Terminal } from './tests/support/utf8-terminal.ts';

const { unit, site, browser } = divideTests();
const globalSetup = ['./tests/support/build-demo-site.ts'];

/** Newer versions of Node refuse the switch. */
const optimisedLate = ['--interrupt-budget=400000'].filter(
  (flag) => spawnSync(process.execPath, [flag, '--version']).status === 0,
);

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/closing-line.ts'],
    sequence: { sequencer: SlowestFirst },
    // Many wait for a process, a browser or a time-out: two cores have room for three of them.
    maxWorkers: 3,
    passWithNoTests: false,
    projects: [
      { extends: true, test: { name: 'unit', include: [...unit] } },
      { extends: true, test: { name: 'site', include: [...site], globalSetup } },
      { extends: true, test: { name: 'browser', include: [...browser], globalSetup } },
    ],
    // Loaded modules are shared by the files of a worker: to load them again for each of 250 files took a fifth of the time.
    isolate: false,
    // Most objects of a test die young: with more room for them, less is copied. Most code runs a few times: it is compiled fast
    // at once, and optimised late. That takes a tenth of the processor time.
    execArgv: ['--max-semi-space-size=32', '--always-sparkplug', ...optimisedLate],
    // Whole sites and a real Chromium: a machine with much else to do is slow, not wrong. No test measures time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    env: utf8Terminal,
    expect: { poll: { timeout: 20_000 } },
  },
});
