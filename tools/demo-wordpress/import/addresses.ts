import { demoKindNames, demoKinds } from '../../../demo/kinds.ts';
import { cmsOrigin } from '../../../demo/site-address.ts';
import { wordpressFolders } from './kinds.ts';

const moved = demoKindNames.filter((kind) => demoKinds[kind].folder !== wordpressFolders[kind]);
const folders = new Map(moved.map((kind) => [demoKinds[kind].folder, wordpressFolders[kind]]));
/**
 * The folders of kinds that have another one in WordPress, as "events".
 * @internal
 */
export const movedFolders: readonly string[] = [...folders.keys()];
const host = new URL(cmsOrigin).host.replaceAll('.', '\\.');
const inFolder = new RegExp(`((?:^|["'(]|//${host})/)(${movedFolders.join('|')})(?=/[^/"'\\s])`, 'g');

/** Replaces the addresses of the demo's CMS by those of a WordPress at `url`: it has other folders for some kinds. */
export function withAddressesOf(url: string): (text: string) => string {
  const withoutScheme = (address: string) => address.slice(address.indexOf('//'));
  return (text) =>
    text
      .replace(inFolder, (_, before: string, folder: string) => before + (folders.get(folder) ?? folder))
      .replaceAll(cmsOrigin, url)
      .replaceAll(withoutScheme(cmsOrigin), withoutScheme(url));
}
