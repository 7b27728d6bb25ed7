import type { BlockNode } from '../../templates/blocks/index.ts';
import type { Plan } from '../../templates/components/PlanMap.tsx';
import type { AnyEntry, SiteContent } from '../content/content.ts';
import type { Place } from '../content/place.ts';
import { unpackBlocks } from '../content/saved/packed-blocks.ts';
import type { StoredBlock } from '../content/stored-blocks.ts';
import { openIndex, type Question } from '../dependencies/questions.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import { metresFromGate, numberPlaces } from './places/number-places.ts';
import { defaultSection } from './resolve-blocks.ts';
import type { RouteContext } from './route-context.ts';
import { walkOf } from './sections/map.ts';

/** Finds the settings of the first `pier/map` on any page, by id: the pier has one plan. */
export function planQuestion({ entries }: Pick<SiteContent, 'entries'>): Question<object | undefined> {
  return {
    name: 'page+experience?plan',
    answer: openIndex(() => {
      const pages: readonly AnyEntry[] = [...entries.page, ...entries.experience];
      for (const block of pages.flatMap((entry) => unpackBlocks(entry.blocks))) {
        const settings = mapSettings(block);
        if (settings !== undefined) return settings;
      }
      return undefined;
    }),
    rows: (settings) => [settings],
  };
}

/** Finds the number of a place on the plan of the pier, by its id: the same on every page. */
export function numberQuestion(
  locations: readonly Place<'location'>[],
  content: Pick<SiteContent, 'entries'>,
): Question<number | undefined> {
  const plan = planQuestion(content);
  const numbers = openIndex(() => numberPlaces(locations, walkOf(plan.answer(''))));
  return {
    name: 'location+page+experience?number',
    answer: (id) => numbers().get(Number(id)),
    rows: (number) => number,
  };
}

/** Finds how far along the way from the gate a place is, in metres, by its id; undefined where nobody knows. */
export function metresQuestion(
  locations: readonly Place<'location'>[],
  content: Pick<SiteContent, 'entries'>,
): Question<number | undefined> {
  const plan = planQuestion(content);
  const metres = openIndex(() => metresFromGate(locations, walkOf(plan.answer(''))));
  return {
    name: 'location+page+experience?metres',
    answer: (id) => metres().get(Number(id)),
    rows: (found) => found,
  };
}

/** The plan without places, for pages about places; undefined when no page has one. */
export const barePlan = rememberValue((context: RouteContext): Plan | undefined => {
  const settings = context.planOfThePier();
  if (settings === undefined) return undefined;
  const node = defaultSection('pier/map', { ...settings, heading: undefined, slugs: [], walk: [] }, context);
  if (node?.block !== 'pier/map') return undefined;
  const { places: _, ...plan } = node.props;
  return plan;
});

/** Makes the section of the plan with all places on it; null when no page has one. */
export function planSection(heading: string, context: RouteContext): BlockNode | null {
  const plan = context.planOfThePier();
  return plan === undefined
    ? null
    : defaultSection('pier/map', { ...plan, heading, slugs: undefined, walk: [] }, context);
}

function mapSettings(block: StoredBlock): object | undefined {
  const isMap = 'settings' in block && block.block === 'pier/map' && typeof block.settings === 'object';
  return isMap ? (block.settings ?? undefined) : undefined;
}
