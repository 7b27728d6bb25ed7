import { readFile } from 'node:fs/promises';
import type { Slurm } from './start-slurm.ts';

/** The fields of `scontrol show job`, by name: `JobState`, `ExitCode`, `Restarts` and others. */
export type Job = Readonly<Record<string, string>>;

/** Reads a job; of an array, one for each task that has begun. */
export async function readJobs(slurm: Slurm, id: string): Promise<readonly Job[]> {
  const lines = (await slurm.run('scontrol', ['-o', 'show', 'job', id])).split('\n');
  return lines.map((line) =>
    Object.fromEntries(line.split(' ').flatMap((field) => [/^(\w+)=(.*)$/.exec(field)?.slice(1, 3) ?? []])),
  );
}

/** Returns true when none of these waits or runs. */
export function hasEnded(jobs: readonly Job[]): boolean {
  return jobs.every(
    ({ JobState = '' }) => !/^(PENDING|RUNNING|COMPLETING|CONFIGURING|REQUEUED)$/.test(JobState),
  );
}

/** The process of the command line in a running task; undefined before it has begun. */
export async function findBoardwalk(slurm: Slurm, job: Job): Promise<number | undefined> {
  const listed = await slurm.run('scontrol', ['listpids', job.JobId ?? '', 'node']).catch(() => '');
  for (const [, id = ''] of listed.matchAll(/^(\d+) /gm)) {
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
    if (command.split('\0').includes('bin/boardwalk.mjs')) return Number(id);
  }
  return undefined;
}

/** Notes every change in the queue until `stop` is called: who waits for what, who runs, who has left it. */
export function watchQueue(slurm: Slurm, note: (line: string) => void): { stop(): Promise<void> } {
  let isWatching = true;
  const watching = (async () => {
    let before = new Map<string, string>();
    while (isWatching) {
      const rows = (await slurm.run('squeue', ['-h', '-r', '-o', '%i %j %T (%r)']))
        .split('\n')
        .filter(Boolean);
      const now = new Map(rows.map((row) => [row.split(' ')[0] ?? '', row]));
      for (const [id, row] of now) if (before.get(id) !== row) note(row);
      for (const [id, row] of before)
        if (!now.has(id)) note(`${row.split(' ', 2).join(' ')} has left the queue`);
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return {
    stop: () => {
      isWatching = false;
      return watching;
    },
  };
}
