import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { InstalledPeer } from './measure-peer.ts';
import { startSamples } from './measure-peer.ts';
import { type Peer, type PeerName, peers } from './peers.ts';

interface InstallOptions {
  /** The project's folder. */
  readonly root: string;
  /** The folder for the generators' own folders. */
  readonly folder: string;
  readonly onStep: (step: string) => void;
}

/** Installs generators with npm. One that cannot be installed is told of, and the others go on. */
export async function installPeers(
  names: readonly PeerName[],
  { root, folder, onStep }: InstallOptions,
): Promise<readonly InstalledPeer[]> {
  const installed: InstalledPeer[] = [];
  for (const name of names) {
    const peer = peers[name];
    onStep(`installing ${peer.title} ${peer.version}`);
    const own = path.join(folder, 'beside', name);
    const samples = startSamples(peer);
    try {
      await layOut(peer, path.join(root, 'tools/bench/beside'), { name, own });
      await npmInstall(own);
    } catch (error) {
      samples.problem = explain(error);
      onStep(`${peer.title} is not measured: ${samples.problem}`);
    }
    installed.push({ peer, folder: own, samples });
  }
  return installed;
}

async function layOut(
  { package: dependency, version }: Peer,
  sources: string,
  { name, own }: { readonly name: PeerName; readonly own: string },
): Promise<void> {
  await mkdir(own, { recursive: true });
  await cp(path.join(sources, name), own, { recursive: true });
  await build({
    entryPoints: [path.join(sources, 'plain-site.ts')],
    outfile: path.join(own, 'plain-site.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  const manifest = { name: `beside-${name}`, private: true, type: 'module' };
  await writeFile(
    path.join(own, 'package.json'),
    JSON.stringify({ ...manifest, dependencies: { [dependency]: version } }),
  );
}

/** With the Node that runs this, and refused where the generator asks for another one. */
async function npmInstall(folder: string): Promise<void> {
  const flags = ['--engine-strict', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const PATH = `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`;
  await promisify(execFile)('npm', ['install', ...flags], {
    cwd: folder,
    env: { ...process.env, PATH },
    timeout: 300_000,
  });
}

/** Names the Node that was refused, or the first words of what failed. */
function explain(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const required = /Required: .*?"node":"([^"]*)"/.exec(text)?.[1];
  if (required !== undefined) return `it wants Node ${required}, this is ${process.version}`;
  return (text.split('\n').find((line) => /^npm (error|ERR)/.test(line)) ?? text).slice(0, 200);
}
