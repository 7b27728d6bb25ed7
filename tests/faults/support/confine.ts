import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The confinement of a run: limits of its process, or a file system of its own. */
export interface Confinement {
  readonly wrap: (command: readonly string[]) => readonly string[];
  /** The path of the confined folder after the run; undefined: unchanged. */
  readonly seenAt?: string;
}

export interface ProcessLimits {
  /** The longest file that may be written, in blocks of 512 bytes. A write beyond fails with EFBIG, half done. */
  readonly fileBlocks?: number;
  readonly openFiles?: number;
}

/** A process with limits, its children included: any user may lower them. */
export function withLimits({ fileBlocks, openFiles }: ProcessLimits): Confinement {
  const limits = [
    ...(fileBlocks === undefined ? [] : [`ulimit -f ${fileBlocks}`]),
    ...(openFiles === undefined ? [] : [`ulimit -n ${openFiles}`]),
  ];
  return { wrap: (command) => ['sh', '-c', `${limits.join(' && ')} && exec "$@"`, 'sh', ...command] };
}

/** A process that may write where its user may: the super-user may write anywhere, and lays that down. */
export function withoutPrivilege(): Confinement {
  const drop = ['setpriv', '--bounding-set=-dac_override,-dac_read_search'];
  return { wrap: (command) => (process.getuid?.() === 0 ? [...drop, ...command] : command) };
}

export interface MountedFolder {
  /** Absolute, and there. */
  readonly folder: string;
  /** Absolute: what is in the folder is found here after the run, since the mount ends with it. */
  readonly seenAt: string;
  /** Of a tmpfs: "size=2m", "nr_inodes=40". */
  readonly options: string;
  readonly isReadOnly?: boolean;
}

/**
 * A process that sees a folder on a small file system of its own, with what is in it already: in a mount namespace, which an
 * ordinary user may have where `canMount`.
 */
export function onOwnDisk({ folder, seenAt, options, isReadOnly = false }: MountedFolder): Confinement {
  const script = [
    'set -e; seen=$1; folder=$2; shift 2',
    'rm -rf "$seen"; cp -a "$folder" "$seen"',
    `mount -t tmpfs -o ${options} tmpfs "$folder"`,
    'cp -a "$seen/." "$folder"',
    ...(isReadOnly ? ['mount -o remount,ro "$folder"'] : []),
    'set +e; "$@"; code=$?',
    'rm -rf "$seen"; cp -a "$folder" "$seen"',
    'exit $code',
  ].join('\n');
  return {
    wrap: (command) => ['unshare', '-rm', 'sh', '-c', script, 'sh', seenAt, folder, ...command],
    seenAt,
  };
}

let isMountAllowed: boolean | undefined;

/**
 * Returns true when this user may have a mount namespace: containers and some distributions refuse
 * it.
 */
export function canMount(): boolean {
  isMountAllowed ??= tryMount();
  return isMountAllowed;
}

function tryMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwalk-mount-'));
  try {
    const mount = 'mount -t tmpfs -o size=1m tmpfs "$1"';
    return spawnSync('unshare', ['-rm', 'sh', '-c', mount, 'sh', folder]).status === 0;
  } finally {
    rmdirSync(folder);
  }
}
