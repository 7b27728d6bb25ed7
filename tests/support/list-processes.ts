import { readdir, readFile } from 'node:fs/promises';

/** The ids of the processes of a group that run: one that is dead and waits for its parent does not. Linux only. */
export async function listProcesses(groupId: number): Promise<readonly number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
      // After the command's name, which may hold anything: state, parent, group.
      const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(group) === groupId && state !== 'Z' ? [Number(name)] : [];
    }),
  );
  return found.flat();
}
