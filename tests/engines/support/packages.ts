import path from 'node:path';
import { installPackages } from '../../../tools/packages/install-packages.ts';

/** The folder in which the drivers of the browsers are installed. */
export const enginePackages = path.resolve(import.meta.dirname, '..');

/** Installs the drivers before the first test. */
export default function setup(): Promise<void> {
  return installPackages(enginePackages);
}
