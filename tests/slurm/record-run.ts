import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { watchQueue } from './jobs.ts';
import type { Slurm } from './start-slurm.ts';

/** A run as it goes, for people: every line with the seconds since the start. */
export interface RunRecord {
  note(line: string): void;
  /** Adds files such as the logs of the tasks, and writes it all to the file that `SLURM_RECORD` names, if any. */
  end(logs: readonly string[]): Promise<void>;
}

/** Records what the queue shows and what is noted. Of paths only the names of the variables that hold them are kept. */
export function recordRun(slurm: Slurm, paths: Readonly<{ [name: string]: string }>): RunRecord {
  const start = Date.now();
  const lines: string[] = [];
  const note = (line: string) => {
    lines.push(`${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  };
  const queue = watchQueue(slurm, note);
  onTestFinished(queue.stop);
  return {
    note,
    end: async (logs) => {
      await queue.stop();
      for (const log of logs)
        lines.push('', `--- ${path.basename(log)}`, (await readFile(log, 'utf8')).trim());
      const named = Object.entries(paths).reduce(
        (text, [name, value]) => text.replaceAll(value, `$${name}`),
        `${lines.join('\n')}\n`,
      );
      const file = process.env.SLURM_RECORD;
      if (file !== undefined) await writeFile(file, named);
    },
  };
}
