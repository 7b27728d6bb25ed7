import { closeSync, lstatSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { toOutputError } from '../problems/output-failure.ts';
import { BuildError } from '../problems/problem.ts';
import { isAtWork, type LockHolder, ourselves, parseHolder } from './lock-holder.ts';
import { onExit } from './on-exit.ts';
import { readBeginning } from './read-beginning.ts';
import { type OutputFolder, resolveOutput } from './resolve-output.ts';
import { lockOf, takenLockOf } from './sibling-paths.ts';

/** How often a build that waits looks whether the other has ended. */
const pollMs = 200;
/** A lock is written right after it was made: one that cannot be read for so long was left by a build that was killed. */
const unreadableForMs = 500;

export interface LockRequest extends OutputFolder {
  /** Wait for another build to end; without it, another build is an error. */
  readonly wait: boolean;
  /** Called once, when there is another build to wait for. */
  readonly onWait: (holder: LockHolder) => void;
}

export interface Lock {
  /** Says whose lock was taken over, because that build is gone; null when there was none. */
  readonly notice: string | null;
  /** Lets the next build in. Done when the process ends, too. */
  readonly release: () => void;
}

/**
 * Makes sure that one build at a time works on a folder, by a file beside it. The lock of a process that is gone is taken
 * over; one of another machine is not, since nobody here can tell. Throws BuildError 'locked' when another build is at
 * work, 'output' when the folder is refused or no lock can be written.
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

/** False when there is a lock already. */
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
    // A full disk takes a file, and not its text.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

interface FoundLock {
  readonly text: string;
  /** Null when nothing can be made of it. */
  readonly holder: LockHolder | null;
}

/** Null when the lock is gone. */
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
  /** Where it is moved to be looked at. */
  readonly aside: string;
}

/**
 * Removes a lock that was left behind. Of two builds that found it, one may already have replaced it by its own: so it is
 * moved away first and looked at again. False when it was not the one that was found.
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

/** Tells a file from another in its place, without opening it: there may be no handles left. Null when there is none. */
function identityOf(file: string): string | null {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.ino} ${found.size} ${found.mtimeMs}`;
}

function ourText(): string {
  return `${JSON.stringify(ourselves())}\n`;
}

/** Null when there is nothing. A link is no lock: it is empty. */
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

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
