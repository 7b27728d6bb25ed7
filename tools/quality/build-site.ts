import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Builds the demo site into a folder, as a user does. Throws when that fails; what it prints is shown. */
export async function buildSite(root: string, folder: string): Promise<void> {
  const command = [path.join(root, 'bin', 'boardwalk.mjs'), 'generate', '--quiet', '--out', folder];
  // A developer's own settings are not what is judged.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('BOARDWALK_')),
  );
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The demo site cannot be built: boardwalk generate ended with ${code}`);
}
