import { demoKindNames, demoKinds } from '../../../demo/kinds.ts';
import { cmsOrigin } from '../../../demo/site-address.ts';
import type { DemoCategory } from '../../../demo/store-types.ts';
import { wordpressFolders } from './kinds.ts';

const moved = demoKindNames.filter((kind) => demoKinds[kind].folder !== wordpressFolders[kind]);
const folders = new Map(moved.map((kind) => [demoKinds[kind].folder, wordpressFolders[kind]]));
const host = new URL(cmsOrigin).host.replaceAll('.', '\\.');
const inFolder = new RegExp(`((?:^|["'(]|//${host})/)(${[...folders.keys()].join('|')})(?=/[^/"'\\s])`, 'g');

/**
 * Replaces the addresses of the demo's CMS by those of a WordPress at `url`: it has other folders for some kinds, and
 * names the category above in the address of a category.
 */
export function withAddressesOf(url: string, categories: readonly DemoCategory[]): (text: string) => string {
  const above = new Map(categories.map(({ id, slug }) => [id, slug]));
  const lower = categories.filter(({ parentId }) => parentId !== 0);
  const withoutScheme = (address: string) => address.slice(address.indexOf('//'));
  return (text) =>
    lower
      .reduce(
        (rest, { slug, parentId }) =>
          rest.replaceAll(`/category/${slug}/`, `/category/${above.get(parentId)}/${slug}/`),
        text,
      )
      .replace(inFolder, (_, before: string, folder: string) => before + (folders.get(folder) ?? folder))
      .replaceAll(cmsOrigin, url)
      .replaceAll(withoutScheme(cmsOrigin), withoutScheme(url));
}
