import { spawnSync } from 'node:child_process';

const packages = ['mariadb-server', 'php-cli', 'php-mysql', 'php-gd', 'php-mbstring', 'php-xml'];
const extensions = ['mysqli', 'gd', 'mbstring', 'xml'];

/** Installs MariaDB and PHP, as root on Debian. Elsewhere it fails with what to install. */
export function requireMariadb(): void {
  if (isThere()) return;
  const install = ['install', '--yes', '--no-install-recommends', ...packages];
  const hint = `MariaDB or PHP is missing on this machine: apt-get ${install.join(' ')}`;
  if (process.getuid?.() !== 0) throw new Error(hint);
  for (const args of [['update', '--quiet'], install])
    if (spawnSync('apt-get', args, { stdio: 'inherit' }).status !== 0) throw new Error(hint);
}

function isThere(): boolean {
  const modules = spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout?.toLowerCase().split('\n') ?? [];
  return (
    spawnSync('mariadbd', ['--version']).error === undefined &&
    extensions.every((name) => modules.includes(name))
  );
}
