import { installPackages } from '../../tools/packages/install-packages.ts';

/** The folder in which the tools of others are installed. */
export const crossCheckPackages = import.meta.dirname;

/** Installs them before the first test. */
export default function setup(): Promise<void> {
  return installPackages(crossCheckPackages);
}
