import { execFileSync } from 'node:child_process';
import { arch, cpus, totalmem } from 'node:os';

/** The machine and the code, as far as figures depend on them. */
export interface Machine {
  /** "6f1a3df2"; with "-dirty" where files differ from it. */
  readonly commit: string;
  readonly node: string;
  readonly platform: string;
  readonly cores: number;
  readonly processor: string;
  readonly memoryGb: number;
}

/** `root`: the folder of the project, absolute. */
export function describeMachine(root: string): Machine {
  const git = ['describe', '--always', '--dirty', '--abbrev=8', '--exclude=*'];
  return {
    commit: execFileSync('git', git, { cwd: root, encoding: 'utf8' }).trim(),
    node: process.version,
    platform: `${process.platform} ${arch()}`,
    cores: cpus().length,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1_000_000_000),
  };
}
