import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { availableMemory } from 'node:process';
import pLimit from 'p-limit';
import { awaitProgress, NoProgress } from '../util/await-progress.ts';
import type { MadePicture, MakePictureInput } from './make-picture.ts';
import { fileTimeoutMs, processBytes } from './media-limits.ts';
import type { PictureAnswer } from './picture-process.ts';
import { UnusableMedia } from './prepared-media.ts';
import { startPictureProcess } from './start-picture-process.ts';

export interface PicturePool {
  /** Pictures made at the same time. */
  readonly size: number;
  /** Throws UnusableMedia when the picture is broken, takes too long or crashes the library. */
  readonly make: (input: MakePictureInput) => Promise<MadePicture>;
  /** Ends the processes, and waits for their end. */
  readonly close: () => Promise<void>;
}

export interface PicturePoolOptions {
  readonly start?: () => Promise<ChildProcess>;
  readonly timeoutMs?: number;
}

/**
 * Runs processes that make pictures, as many as `processesFor` this machine; each starts on demand.
 */
export function openPicturePool({
  start = startPictureProcess,
  timeoutMs = fileTimeoutMs,
}: PicturePoolOptions = {}): PicturePool {
  const size = processesFor({ cores: availableParallelism(), freeBytes: availableMemory() });
  const limit = pLimit(size);
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();

  const open = async (): Promise<ChildProcess> => {
    const child = await start();
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      if (idle.includes(child)) idle.splice(idle.indexOf(child), 1);
    });
    return child;
  };

  const askOne = async (picture: MakePictureInput): Promise<MadePicture> => {
    const child = idle.pop() ?? (await open());
    const answer = await ask(child, picture, timeoutMs);
    idle.push(child);
    if ('made' in answer) return answer.made;
    throw new UnusableMedia(`is a broken picture: ${answer.reason}`);
  };

  /** Asks a second process when the first has stopped for no reason of the picture: see decision 69. */
  const make: PicturePool['make'] = (picture) =>
    limit(async () => {
      try {
        return await askOne(picture).catch((error: unknown) => {
          if (error instanceof NoProgress) return askOne(picture);
          throw error;
        });
      } catch (cause) {
        if (!(cause instanceof NoProgress)) throw cause;
        throw new UnusableMedia(`takes longer than ${timeoutMs} ms to resize`, { cause });
      }
    });

  return {
    size,
    make,
    close: async () => {
      const ends = [...all].map((child) => once(child, 'exit'));
      for (const child of all) child.kill('SIGKILL');
      await awaitProgress({ awaited: 'the end of the picture processes', limitMs: timeoutMs }, () =>
        Promise.all(ends),
      );
    },
  };
}

interface Machine {
  readonly cores: number;
  /** Memory available to this process, with the limit of its container. */
  readonly freeBytes: number;
}

/**
 * As many processes as cores, and no more than fit into half of the free memory if each makes a
 * picture of the largest size.
 * @internal
 */
export function processesFor({ cores, freeBytes }: Machine): number {
  return Math.max(1, Math.min(cores, Math.floor(freeBytes / 2 / processBytes)));
}

type Answer = Exclude<PictureAnswer, { readonly moved: true }>;

/**
 * One question, one answer. A process that ends, fails or is late is not used again. Rejects with
 * NoProgress when it makes no file in time.
 */
async function ask(child: ChildProcess, picture: MakePictureInput, limitMs: number): Promise<Answer> {
  let end = (): void => undefined;
  const answered = (moved: () => void): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const answer = (message: PictureAnswer) => ('moved' in message ? moved() : resolve(message));
      const fail = (cause: Error) => {
        child.kill('SIGKILL');
        reject(new UnusableMedia('cannot be passed to the picture library', { cause }));
      };
      const exit = (code: number | null, signal: string | null) =>
        reject(new UnusableMedia(`crashes the picture library (${signal ?? code})`));
      end = () => void child.off('message', answer).off('exit', exit).off('error', fail);
      child.on('message', answer).once('exit', exit).once('error', fail);
      child.send(picture, (error) => error && fail(error));
    });
  try {
    return await awaitProgress({ awaited: 'a file of a picture process', limitMs }, answered);
  } catch (error) {
    if (error instanceof NoProgress) child.kill('SIGKILL');
    throw error;
  } finally {
    end();
  }
}
