import { constants } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FoundEngine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

/** Finds the engines of this machine, without starting them. */
export async function findEngines(): Promise<readonly FoundEngine[]> {
  const [firefox, driver, xvfb, miniBrowser] = await Promise.all([
    findCommand('firefox-esr', 'firefox'),
    findCommand('WebKitWebDriver'),
    findCommand('Xvfb'),
    findMiniBrowser(),
  ]);
  return [
    firefox === undefined
      ? { name: 'Firefox', missing: 'install firefox-esr' }
      : { name: 'Firefox', start: () => startFirefox(firefox) },
    driver === undefined || xvfb === undefined || miniBrowser === undefined
      ? { name: 'WebKitGTK', missing: 'install webkit2gtk-driver and xvfb' }
      : { name: 'WebKitGTK', start: () => startWebkit({ driver, xvfb, miniBrowser }) },
  ];
}

/** The first of some commands that can be run, absolute. */
function findCommand(...names: readonly string[]): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return firstToRun(names.flatMap((name) => folders.map((folder) => path.join(folder, name))));
}

/** The browser that the driver of WebKitGTK starts: Debian keeps it in a folder for the machine's architecture. */
async function findMiniBrowser(): Promise<string | undefined> {
  const architectures = await readdir('/usr/lib').catch(() => []);
  const folders = ['webkit2gtk-4.1', 'webkit2gtk-4.0'];
  return firstToRun(
    architectures.flatMap((name) =>
      folders.map((folder) => path.join('/usr/lib', name, folder, 'MiniBrowser')),
    ),
  );
}

async function firstToRun(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) if (await canRun(file)) return file;
  return undefined;
}

function canRun(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
