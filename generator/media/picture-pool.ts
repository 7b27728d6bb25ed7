import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { availableMemory } from 'node:process';
import pLimit from 'p-limit';
import type { MadePicture, MakePictureInput } from './make-picture.ts';
import { makeTimeoutMs, processBytes } from './media-limits.ts';
import type { PictureAnswer } from './picture-process.ts';
import { startPictureProcess } from './start-picture-process.ts';
import { UnusableMedia } from './unusable-media.ts';

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
  timeoutMs = makeTimeoutMs,
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

  return {
    size,
    make: (input) =>
      limit(async () => {
        const child = idle.pop() ?? (await open());
        const answer = await ask(child, input, timeoutMs);
        idle.push(child);
        if ('made' in answer) return answer.made;
        throw new UnusableMedia(`is a broken picture: ${answer.reason}`);
      }),
    close: async () => {
      const ends = [...all].map((child) => once(child, 'exit'));
      for (const child of all) child.kill('SIGKILL');
      await Promise.all(ends);
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

/** One question, one answer. A process that ends, fails or is late is not used again. */
function ask(child: ChildProcess, input: MakePictureInput, timeoutMs: number): Promise<PictureAnswer> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      child.off('message', answer).off('exit', exit).off('error', fail);
      settle();
    };
    const answer = (message: PictureAnswer) => end(() => resolve(message));
    const fail = (cause: Error) => {
      child.kill('SIGKILL');
      end(() => reject(new UnusableMedia('cannot be passed to the picture library', { cause })));
    };
    const exit = (code: number | null, signal: string | null) =>
      end(() => reject(new UnusableMedia(`crashes the picture library (${signal ?? code})`)));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      end(() => reject(new UnusableMedia(`takes longer than ${timeoutMs} ms to resize`)));
    }, timeoutMs);
    child.once('message', answer).once('exit', exit).once('error', fail);
    child.send(input, (error) => error && fail(error));
  });
}
