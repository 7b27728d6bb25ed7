import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { type Step, steps } from './newcomer/steps.ts';
import { takeSteps } from './newcomer/take-steps.ts';
import { copyAll, isThere, tellers } from './newcomer/tellers.ts';

// A bound for a hanging run, not a measure: the type checker and the build each take all processors.
const patienceMs = 900_000;

let folder = '';
let copy = '';
beforeAll(async () => {
  folder = await makeTemporaryFolder();
  copy = path.join(folder, 'project');
  await copyAll(copy);
}, patienceMs);
afterAll(() => removeFolder(folder));

it.each(steps.map((step) => [step.section, step.file, step] as const))(
  '%s: who forgets %s is told so',
  async (_section, _file, forgotten) => {
    await resetCopy();
    await takeSteps(copy, without(forgotten), { isPartial: true });
    const told = await firstTold();
    console.info(`${forgotten.section}: ${forgotten.file}: ${told}`);
    expect(told).not.toBe('');
  },
  patienceMs,
);

it(
  'who takes every step is told nothing',
  async () => {
    await resetCopy();
    await takeSteps(copy, steps);
    expect(await firstTold()).toBe('');
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

/** A file that was not added is not changed later. */
function without(forgotten: Step): readonly Step[] {
  return steps.filter(
    (step) => step !== forgotten && (forgotten.text === undefined || step.file !== forgotten.file),
  );
}

/** The first that tells of what is missing, with its last words; empty where nobody does. */
async function firstTold(): Promise<string> {
  for (const [name, check] of Object.entries(tellers)) {
    const told = await check(copy).then(() => undefined, String);
    if (told !== undefined) return `${name}: ${told.trim().slice(-300)}`;
  }
  return '';
}
