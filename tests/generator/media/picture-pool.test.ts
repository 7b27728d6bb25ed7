import { type ChildProcess, spawn } from 'node:child_process';
import { on } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openPicturePool, processesFor } from '../../../generator/media/picture-pool.ts';
import { startPictureProcess } from '../../../generator/media/start-picture-process.ts';
import { picture } from './fetch.ts';

const job = { bytes: Buffer.from('a picture'), isVector: false };

describe('the pool of picture processes', () => {
  it('survives a crash of the picture library: that picture fails, and the next is made (faults 89)', async () => {
    let starts = 0;
    const pool = openPicturePool({
      start: async () => {
        starts++;
        return startChild("process.on('message', () => process.kill(process.pid, 'SIGSEGV'))");
      },
    });
    await expect(pool.make(job)).rejects.toThrow('crashes the picture library (SIGSEGV)');
    await expect(pool.make(job)).rejects.toThrow('crashes the picture library (SIGSEGV)');
    expect(starts).toBe(2);
    await pool.close();
  });

  it.skipIf(process.platform !== 'linux')(
    'has a fixed set of threads of the library: an idle one that ends could take a task with it (faults 89)',
    async () => {
      const children: ChildProcess[] = [];
      const start = async () => {
        const child = await startPictureProcess();
        children.push(child);
        return child;
      };
      const pool = openPicturePool({ start });
      await pool.make({ bytes: await picture(24, 16).png().toBuffer(), isVector: false });
      const tasks = `/proc/${children[0]?.pid}/task`;
      const names = readdirSync(tasks).map((id) => readFileSync(`${tasks}/${id}/comm`, 'utf8').trim());
      expect(names.filter((name) => name === 'libvips worker')).toHaveLength(32);
      await pool.close();
    },
  );

  it('ends a picture that takes too long (faults 89)', async () => {
    const start = async () => startChild("process.on('message', () => undefined)");
    const pool = openPicturePool({ start, timeoutMs: 20 });
    await expect(pool.make(job)).rejects.toThrow('takes longer than 20 ms');
    await pool.close();
  });

  it('makes a picture in another process when the first has stopped (faults 89)', async () => {
    const bytes = await picture(4, 4).png().toBuffer();
    const children: ReturnType<typeof startChild>[] = [];
    const pool = openPicturePool({
      start: async () => {
        const child =
          children.length === 0 ? startChild('process.on("message", () => 0)') : await startPictureProcess();
        children.push(child);
        if (children.length === 1) child.kill('SIGSTOP');
        else {
          // Its start is no part of the time that a picture has.
          child.send({ bytes, isVector: false });
          for await (const [answer] of on(child, 'message')) if ('made' in answer) break;
        }
        return child;
      },
      timeoutMs: 1500,
    });
    expect((await pool.make({ bytes, isVector: false })).width).toBe(4);
    expect(children.map(({ killed }) => killed)).toEqual([true, false]);
    await pool.close();
  });

  it('makes one picture after the other in one process', async () => {
    const pool = openPicturePool();
    const bytes = await picture(4, 4).png().toBuffer();
    const first = await pool.make({ bytes, isVector: false });
    expect(await pool.make({ bytes, isVector: false })).toEqual(first);
    await expect(pool.make(job)).rejects.toThrow('is a broken picture');
    await pool.close();
  });

  it('makes as many pictures at once as it has processes, and no more', async () => {
    let starts = 0;
    const start = () => {
      starts++;
      return new Promise<never>(() => undefined);
    };
    const pool = openPicturePool({ start });
    for (let asked = 0; asked <= pool.size; asked++) void pool.make(job);
    await setImmediate();
    expect(starts).toBe(pool.size);
    await pool.close();
  });

  it('has as many processes as the machine has cores, and no more than half of the free memory bears', () => {
    const megabyte = 1024 * 1024;
    expect(processesFor({ cores: 2, freeBytes: 8000 * megabyte })).toBe(2);
    expect(processesFor({ cores: 32, freeBytes: 64_000 * megabyte })).toBe(32);
    expect(processesFor({ cores: 32, freeBytes: 4100 * megabyte })).toBe(4);
    expect(processesFor({ cores: 8, freeBytes: 300 * megabyte })).toBe(1);
  });

  it('has nothing to end when nothing was made', async () => {
    const start = async () => expect.unreachable('nothing is asked for');
    await openPicturePool({ start }).close();
  });
});

function startChild(code: string) {
  return spawn(process.execPath, ['--eval', code], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
