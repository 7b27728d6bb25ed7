import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { hashFiles } from '../../support/hash-files.ts';
import { projectRoot } from '../../support/project-root.ts';
import { type FaultRun, token } from './run-in-group.ts';

export type Hashes = Readonly<Record<string, string>>;

export interface ExpectedEnd {
  /**
   * 0: the whole site is there, and equal to one built without a fault. Anything else: the old one is as it was. Several: any of
   * them, for a fault that may strike or not.
   */
  readonly exitCode: number | readonly number[];
  /** Texts that the message must contain. */
  readonly says?: readonly (string | RegExp)[];
  /** The site that the run should leave: by default that of the content without a fault; null is not compared. */
  readonly site?: Hashes | null;
  /** Looks into the folder of the site. */
  readonly look?: (folder: string) => Promise<void>;
}

/** The state after a run under a fault. */
export interface Aftermath {
  readonly ended: FaultRun;
  readonly expected: ExpectedEnd;
  /** The site before the run; may be empty. */
  readonly before: Hashes;
  /** The complete new site; null: it is not compared. */
  readonly complete: Hashes | null;
  /** The test's folder, with `home`, `tmp` and the configuration in it. */
  readonly folder: string;
  /** The folder in which the site lies, alone. */
  readonly parent: string;
  /** Connections to a host that the content names and that no one is allowed to contact. */
  readonly foreignConnections: number;
}

/**
 * Asserts what docs/faults.md#after-every-fault promises: I1 to I6, I9 and I10. I7 is the limit of `run`, after which there is no
 * exit code; I8, that no script of the content runs, is asserted in a browser: tests/browser.
 */
export async function expectInvariants(aftermath: Aftermath): Promise<void> {
  const { ended, expected, before, complete, folder, parent, foreignConnections } = aftermath;
  const { says = [], look } = expected;
  const { exitCode, stdout, stderr, report } = ended;
  const out = path.join(parent, 'site');
  expect([expected.exitCode].flat(), stderr).toContain(exitCode);
  // I1, I2, I6: byte-identical to before, or the complete new site, which is the same from the same content.
  if (exitCode !== 0) expect(await hashIfThere(out)).toEqual(before);
  else if (complete !== null) expect(await hashFiles(out)).toEqual(complete);
  await look?.(out);
  // I2: a run tells whether it has published, and if not, why.
  if (report !== null) expect(report.outcome).toBe(exitCode === 0 ? 'published' : 'failed');
  // I3, I10: nothing is left beside the site, in the temporary folder or at home, and nothing lies anywhere else.
  expect(await readdir(parent)).toEqual(existsSync(out) ? ['site'] : []);
  expect(await readdir(path.join(folder, 'tmp'))).toEqual([]);
  expect(await readdir(path.join(folder, 'home'))).toEqual([]);
  // I4: the endpoint alone was asked.
  expect(foreignConnections).toBe(0);
  // I5, I9: what is printed names things, and neither the token nor a stack.
  for (const named of says) expect(stderr).toMatch(named);
  expect(stdout + stderr + JSON.stringify(report)).not.toContain(token);
  expect(stderr).not.toMatch(/^\s+at .+:\d+/m);
}

/** I5: no file names the token, an entry that is not public, or the project's folder. */
export async function expectNoSecret(folder: string): Promise<void> {
  for (const name of Object.keys(await hashIfThere(folder))) {
    const contents = await readFile(path.join(folder, name));
    for (const secret of [token, 'CANARY', projectRoot]) expect(contents.includes(secret), name).toBe(false);
  }
}

export async function hashIfThere(folder: string): Promise<Hashes> {
  return existsSync(folder) ? hashFiles(folder) : {};
}
