import type { BlockNode } from '../../../templates/blocks/index.ts';
import type { StandardPageProps } from '../../../templates/pages/StandardPage.tsx';
import { entryLanguage } from '../../content/entry-language.ts';
import { titleOf } from '../../content/name-entry.ts';
import { ownLanguage } from '../../content/own-language.ts';
import { hrefOf, twinPathOf } from '../../content/paths.ts';
import type { AnyPlace } from '../../content/place.ts';
import { compact } from '../../util/omit-undefined.ts';
import { hasTwin } from '../has-twin.ts';
import { describeEntry } from '../head/description.ts';
import { type HeadInput, makeHead } from '../head/head.ts';
import { ownPictures } from '../head/own-pictures.ts';
import type { RouteFacts } from '../route.ts';
import type { RouteContext } from '../route-context.ts';

/** Makes the props of every page about one entry: title, picture and content. */
export function standardProps(place: AnyPlace, context: RouteContext): StandardPageProps {
  const entry = context.row(place);
  return compact({
    title: titleOf(entry),
    picture: context.resolve.pictureById(entry.imageId),
    nodes: context.nodesOf(entry),
    language: entryLanguage(entry, context.content),
  });
}

/**
 * Makes the properties of an entry's route besides its template: path, head, and the entry for
 * reports.
 */
export function entryRoute(
  place: AnyPlace,
  path: string,
  context: RouteContext,
  head: () => Partial<HeadInput> = () => ({}),
): RouteFacts {
  const { title } = context.report(place);
  const lastModified = context.lastModified(place);
  return {
    path,
    status: 200,
    ...(lastModified !== undefined && { lastModified }),
    entry: { kind: place.kind, id: place.id, title },
    head: () => {
      const entry = context.row(place);
      return makeHead(context, {
        path,
        title: titleOf(entry),
        description: describeEntry(entry),
        pictures: ownPictures(entry, context.resolve),
        seo: entry.seo,
        language: ownLanguage(entry, context.content.settings),
        ...(hasTwin(entry, context) && {
          alternates: [{ type: 'text/markdown', href: hrefOf(twinPathOf(path)) }],
        }),
        ...head(),
      });
    },
  };
}

/**
 * Adds sections that belong to a page, unless the editor has inserted their kind. So a page of a
 * server without `pier/*` blocks is complete.
 */
export function withSections(
  nodes: readonly BlockNode[],
  defaults: readonly (BlockNode | null)[],
): readonly BlockNode[] {
  const present = new Set(nodes.map((node) => node.block));
  return [...nodes, ...defaults.filter((node) => node !== null).filter((node) => !present.has(node.block))];
}
