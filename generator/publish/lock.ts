import { closeSync, lstatSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { toOutputError } from '../problems/output-failure.ts';
import { BuildError } from '../problems/problem.ts';
import { codeOf } from '../util/code-of.ts';
import { isAtWork, type LockHolder, ourselves, parseHolder } from './lock-holder.ts';
import { onExit } from './on-exit.ts';
import { readBeginning } from './read-beginning.ts';
import { type OutputFolder, resolveOutput } from './resolve-output.ts';
import { lockOf, takenLockOf } from './sibling-paths.ts';

/** How often a waiting build checks whether the other has ended. */
const pollMs = 200;
/**
 * A lock is written right after its creation: one that stays unreadable was left by a killed build.
 */
const unreadableForMs = 500;

export interface LockRequest extends OutputFolder {
  /** Waits for another build to end; otherwise another build is an error. */
  readonly wait: boolean;
  /** Called once, before waiting for another build. */
  readonly onWait: (holder: LockHolder) => void;
}

export interface Lock {
  /** Reports a stale lock that was removed; null without one. */
  readonly notice: string | null;
  /** Releases the lock. Also done at the end of the process. */
  readonly release: () => void;
}

/**
 * Makes sure that one build at a time writes to a folder, by a lock file beside it. Removes the
 * lock of an ended process; keeps one of another machine, which cannot be checked. Throws
 * BuildError 'locked' during another build, 'output' when the folder is refused or no lock can be
 * written.
 */
export async function acquireLock({ outDir, root, wait, onWait }: LockRequest): Promise<Lock> {
  const folder = await resolveOutput({ outDir, root });
  const file = lockOf(folder);
  const aside = takenLockOf(folder);
  let notice: string | null = null;
  let isWaiting = false;
  while (!create(file, outDir)) {
    const found = await readLock(file);
    if (found === null) continue;
    const { holder } = found;
    if (holder === null || !isAtWork(holder)) {
      if (takeAway({ file, aside }, found.text))
        notice = `Removed the stale lock ${file} (${nameOf(holder)} has ended)`;
      continue;
    }
    if (!wait) throw lockedBy(holder, outDir, file);
    if (!isWaiting) onWait(holder);
    isWaiting = true;
    await setTimeout(pollMs);
  }
  return { notice, release: hold(file) };
}

/** Returns false when the lock exists. */
function create(file: string, outDir: string): boolean {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeOwn(openSync(file, 'wx'), file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw toOutputError(error, `lock ${outDir}`);
  }
}

function writeOwn(handle: number, file: string): void {
  try {
    writeFileSync(handle, ourText());
  } catch (error) {
    // A full disk may accept a file without its text.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

interface FoundLock {
  readonly text: string;
  /** Null when the text cannot be read. */
  readonly holder: LockHolder | null;
}

/** Resolves to null when the lock is gone. */
async function readLock(file: string): Promise<FoundLock | null> {
  for (let waitedMs = 0; ; waitedMs += 50) {
    const text = readText(file);
    if (text === null) return null;
    const holder = parseHolder(text);
    if (holder !== null || waitedMs >= unreadableForMs) return { text, holder };
    await setTimeout(50);
  }
}

interface LockPlaces {
  readonly file: string;
  /** The path that it is moved to for a second look. */
  readonly aside: string;
}

/**
 * Removes a stale lock. Of two builds that found it, one may already have replaced it by its own:
 * so it is moved aside first and compared again. False when it was a different one.
 */
function takeAway({ file, aside }: LockPlaces, text: string): boolean {
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw toOutputError(error, 'remove the lock of a build that has ended');
  }
  const isFound = readText(aside) === text;
  if (isFound) rmSync(aside, { force: true });
  else renameSync(aside, file);
  return isFound;
}

function nameOf(holder: LockHolder | null): string {
  return holder === null ? 'its process' : `process ${holder.processId}`;
}

function hold(file: string): () => void {
  const own = identityOf(file);
  const remove = () => {
    if (own !== null && identityOf(file) === own) rmSync(file, { force: true });
  };
  const forget = onExit(remove);
  return () => {
    forget();
    remove();
  };
}

/**
 * Identifies a file without opening it, since file handles may be exhausted. Null when it is
 * missing.
 */
function identityOf(file: string): string | null {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.ino} ${found.size} ${found.mtimeMs}`;
}

function ourText(): string {
  return `${JSON.stringify(ourselves())}\n`;
}

/** Returns null when the file is missing. A link counts as empty: it is not a lock. */
function readText(file: string): string | null {
  try {
    return readBeginning(file);
  } catch (error) {
    throw toOutputError(error, 'read the lock of another build');
  }
}

function lockedBy({ processId, host }: LockHolder, outDir: string, file: string): BuildError {
  const isHere = host === ourselves().host;
  const who = isHere ? `process ${processId}` : `process ${processId} on ${host}`;
  return new BuildError('locked', `Another build is writing to ${outDir}: ${who}`, [
    {
      message: `The lock ${file} is held by ${who}`,
      hint: isHere
        ? 'Wait until it has ended, or use --wait.'
        : `If no build on ${host} is writing to this folder, remove that file.`,
    },
  ]);
}
