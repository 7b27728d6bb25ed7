import { readFileSync } from 'node:fs';
import { codeOf } from '../util/code-of.ts';

/** Returns true while a process of this machine runs. */
export function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // No permission to signal it: it runs, as another user.
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Returns the start time of a process in clock ticks since boot, which tells it from an earlier one
 * of the same id. Null where the system does not tell it, and for an ended process.
 * proc_pid_stat(5), field 22.
 */
export function startOf(processId: number): string | null {
  try {
    const text = readFileSync(`/proc/${processId}/stat`, 'latin1');
    // The second field is the program's name, which may contain spaces and parentheses.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields[19] ?? null;
  } catch {
    return null;
  }
}
