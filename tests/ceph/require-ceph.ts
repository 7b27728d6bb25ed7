import { spawnSync } from 'node:child_process';

const packages = ['ceph-mon', 'ceph-mgr', 'ceph-osd', 'ceph-common', 'radosgw'];
const commands = ['ceph-mon', 'ceph-mgr', 'ceph-osd', 'ceph', 'radosgw', 'radosgw-admin'];

/** Installs what a Ceph of one machine needs, as root on Debian. Elsewhere it fails with what to install. */
export function requireCeph(): void {
  if (commands.every(isThere)) return;
  const install = ['install', '--yes', '--no-install-recommends', ...packages];
  const hint = `Ceph is missing on this machine: apt-get ${install.join(' ')}`;
  if (process.getuid?.() !== 0) throw new Error(hint);
  for (const args of [['update', '--quiet'], install])
    if (spawnSync('apt-get', args, { stdio: 'inherit' }).status !== 0) throw new Error(hint);
}

function isThere(command: string): boolean {
  return spawnSync(command, ['--version']).error === undefined;
}
