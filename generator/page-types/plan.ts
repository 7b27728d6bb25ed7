import type { PierMapProps } from '../../templates/sections/PierMap.tsx';
import type { AnyEntry, Entry, StoredBlock } from '../content.ts';
import { defaultSection } from '../nodes.ts';
import type { RouteContext } from '../route-context.ts';

/** The settings of the first `pier/map` that an editor put on any page, in order of id: the pier has one plan. */
export function planOfThePier({ content, usage }: RouteContext): object | undefined {
  usage.noteAll('page', 'experience');
  const pages: readonly AnyEntry[] = [...content.entries.page, ...content.entries.experience];
  for (const block of pages.flatMap((entry) => entry.blocks)) {
    const settings = mapSettings(block);
    if (settings !== undefined) return settings;
  }
  return undefined;
}

/** The plan with these places on it, for pages about places; undefined without a plan or a place with a position. */
export function mapOf(places: readonly Entry<'location'>[], context: RouteContext): PierMapProps | undefined {
  const settings = planOfThePier(context);
  if (settings === undefined) return undefined;
  const slugs = places.map((place) => place.slug);
  const node = defaultSection('pier/map', { ...settings, heading: undefined, slugs }, context);
  return node?.block === 'pier/map' && node.props.places.length > 0 ? node.props : undefined;
}

function mapSettings(block: StoredBlock): object | undefined {
  if (!('settings' in block)) return undefined;
  return block.block === 'pier/map' && typeof block.settings === 'object'
    ? (block.settings ?? undefined)
    : undefined;
}
