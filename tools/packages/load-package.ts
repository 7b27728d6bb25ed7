import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Loads a package that is installed in a folder of its own. Its caller says which part of it is used: its types are not in the project. */
export async function loadPackage<Module>(folder: string, name: string): Promise<Module> {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  return import(pathToFileURL(resolve(name)).href);
}
