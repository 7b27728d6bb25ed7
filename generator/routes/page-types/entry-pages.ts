import type { StandardPageProps } from '../../../templates/pages/StandardPage.tsx';
import type { OwnEntry, OwnFields, OwnKind } from '../../content/kinds/define-kind.ts';
import type { AnyPlace } from '../../content/place.ts';
import type { Listed } from '../listed.ts';
import type { RouteContext } from '../route-context.ts';
import { definePageType, type OwnRoute, type OwnTemplate } from './define-page-type.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import type { PageType } from './page-type.ts';

/** The entries of a kind that a site adds, as `context` has those of ours. */
export interface OwnEntries<Fields extends OwnFields> {
  readonly list: Listed<AnyPlace>;
  readonly row: (place: AnyPlace) => OwnEntry<Fields>;
}

/** Opens the list of a site's own kind, with the type of its entries. */
export function entriesOf<Fields extends OwnFields>(
  { name }: OwnKind<Fields>,
  { lists, row }: RouteContext,
): OwnEntries<Fields> {
  return {
    // The lists of all kinds are made alike; types know those of ours.
    list: Reflect.get(lists, name) as Listed<AnyPlace>,
    row: (place) => row(place) as unknown as OwnEntry<Fields>,
  };
}

interface EntryPage<Fields extends OwnFields> {
  readonly entry: OwnEntry<Fields>;
  /** Title, picture and text: the props of a standard page. */
  readonly standard: StandardPageProps;
  readonly context: RouteContext;
}

interface EntryPages<Fields extends OwnFields, Props> {
  readonly template: OwnTemplate<Props>;
  /** The page that lists them, where it is not above them in their path. */
  readonly parent?: string;
  readonly props: (page: EntryPage<Fields>) => Props;
}

/** Makes a page of each entry of a site's own kind. */
export function entryPages<const Fields extends OwnFields, Props>(
  kind: OwnKind<Fields>,
  { template, parent, props }: EntryPages<Fields, Props>,
): PageType {
  return definePageType({
    name: kind.name,
    routes: (context) => {
      const { list, row } = entriesOf(kind, context);
      return list.all().map(
        (place): OwnRoute<Props> => ({
          ...entryRoute(place, context.pathOf(place), context, () => ({ parent })),
          template,
          props: () => props({ entry: row(place), standard: standardProps(place, context), context }),
        }),
      );
    },
  });
}
