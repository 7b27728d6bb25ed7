import { spawnSync } from 'node:child_process';

/** All that a cluster of one machine needs. */
const commands = ['munged', 'slurmd', 'sbatch', 'scontrol', 'slurmctld'];

/** Fails with what to install where Slurm is missing. Returns what its controller says of its version. */
export function requireSlurm(): string {
  for (const command of commands) {
    const { error } = spawnSync(command, ['--version'], { env: withSystemFolders() });
    if (error) throw new Error(`${command} is missing on this machine: apt-get install slurm-wlm munge`);
  }
  return spawnSync('slurmctld', ['-V'], { encoding: 'utf8', env: withSystemFolders() }).stdout.trim();
}

/** The environment with the folders of daemons, which not every user's path has. */
export function withSystemFolders(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
}
