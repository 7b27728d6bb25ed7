import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { installPackages } from '../../../tools/packages/install-packages.ts';
import { findPlugins, pluginFiles } from '../server/find-plugins.ts';
import { installWordpress } from '../server/install-wordpress.ts';
import { packagesFolder } from '../server/packages.ts';
import { startWordpress } from '../server/start-wordpress.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder `wp-content` of an installed site. */
    readonly wordpressContent: string;
    /** WPGraphQL and what belongs to it, by name with folder; none where nobody has them. */
    readonly wordpressPlugins: Readonly<Record<string, string>>;
  }
}

/** Installs one site for all tests, which copy it. Returns what removes it. */
export default async function makeSite(project: TestProject): Promise<() => Promise<void>> {
  await installPackages(packagesFolder);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'boardwalk-wordpress-site-'));
  const plugins = await findPlugins();
  const wordpress = await startWordpress({ folder, plugins });
  await installWordpress(wordpress, { plugins: pluginFiles(plugins) });
  await wordpress.close();
  project.provide('wordpressContent', folder);
  project.provide('wordpressPlugins', plugins);
  return () => rm(folder, { recursive: true, force: true });
}
