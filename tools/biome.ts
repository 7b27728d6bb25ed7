import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { installPackages } from './packages/install-packages.ts';

/** Runs Biome with the arguments of `npm run lint` or `npm run format`. It is a fifth of all packages by size, and only sources need it. */
export async function main(root: string): Promise<void> {
  const packages = path.join(root, 'tools', 'biome');
  await installPackages(packages);
  const biome = path.join(packages, 'node_modules', '.bin', 'biome');
  const [code] = await once(spawn(biome, process.argv.slice(3), { stdio: 'inherit' }), 'close');
  process.exitCode = code ?? 1;
}
