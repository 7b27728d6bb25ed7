import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject } from '../generator/watch/copy-project.ts';
import { depth } from '../support/depth.ts';
import { projectRoot } from '../support/project-root.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { expectTour, isThere } from './newcomer/expect-tour.ts';
import { type Step, steps } from './newcomer/steps.ts';
import { takeSteps } from './newcomer/take-steps.ts';

// A bound for a hanging run, not a measure: the type checker and the build each take all processors.
const patienceMs = 900_000;

let folder = '';
let copy = '';
beforeAll(async () => {
  folder = await makeTemporaryFolder();
  copy = path.join(folder, 'project');
  await copyProject(copy, ['tests', 'tools', 'docs', 'CONTRIBUTING.md', 'README.md', 'vitest.config.ts']);
}, patienceMs);
afterAll(() => removeFolder(folder));

it.each(steps.slice(0, depth.forgottenSteps).map((step) => [step.file, step.section, step] as const))(
  'a newcomer who forgets %s of "%s" is told',
  async (_file, _section, forgotten) => {
    await resetCopy();
    await takeSteps(copy, without(forgotten));
    const teller = await findTeller();
    console.info(`${forgotten.section}: ${forgotten.file}: ${teller}`);
    expect(teller).not.toBe('nobody');
  },
  patienceMs,
);

async function resetCopy(): Promise<void> {
  for (const file of new Set(steps.map((step) => step.file))) {
    const original = path.join(projectRoot, file);
    if (await isThere(original)) await cp(original, path.join(copy, file));
    else await rm(path.join(copy, file), { force: true });
  }
}

/** Nobody edits a file that was not added. */
function without(forgotten: Step): readonly Step[] {
  return steps.filter(
    (step) => step !== forgotten && (forgotten.text === undefined || step.file !== forgotten.file),
  );
}

/** Who is the first to tell of what is missing. */
async function findTeller(): Promise<string> {
  for (const [name, check] of tellers) {
    const failed = await check().then(
      () => false,
      () => true,
    );
    if (failed) return name;
  }
  return 'nobody';
}

const tellers: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['code generation', () => runInCopy('tools/run.mjs', 'generate-types')],
  ['compiler', () => runInCopy('node_modules/typescript/bin/tsc')],
  [
    'tests of the area',
    () =>
      runInCopy('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'tests/docs/content.test.ts'),
  ],
  [
    'the trip',
    async () => {
      const site = path.join(folder, 'site');
      const { exitCode } = await runBoardwalk(['generate', '--out', site], {}, copy);
      expect(exitCode).toBe(0);
      await expectTour(site);
    },
  ],
];

function runInCopy(...args: readonly string[]): Promise<unknown> {
  return promisify(execFile)(process.execPath, args, { cwd: copy });
}
