import type { AssetUrls, SharedSheet } from '../../templates/components/AssetsContext.ts';
import { rememberValue } from '../dependencies/remember-value.ts';

/** Adds the stylesheets of what a page shows to its head, after the one of every page. */
export function linkStyles(html: string, { stylesheet, sheets }: AssetUrls): string {
  const links = stylesOf(html, sheets).map(linkTo).join('');
  const main = linkTo(stylesheet);
  const start = html.indexOf(main);
  // A site's own head may write its link in another way.
  const at = start === -1 ? html.indexOf('</head>') : start + main.length;
  return html.slice(0, at) + links + html.slice(at);
}

/** Adds them before a fragment, which is shown on any page. */
export function linkStylesOfFragment(html: string, { sheets }: Pick<AssetUrls, 'sheets'>): string {
  return stylesOf(html, sheets).map(linkTo).join('') + html;
}

const linkTo = (url: string): string => `<link rel="stylesheet" href="${url}"/>`;

/** Lists the stylesheets of the classes, islands and enhancements in html, in the order in which they apply. */
function stylesOf(html: string, sheets: AssetUrls['sheets']): readonly string[] {
  const { ofClasses, ofScript } = openFinder(sheets);
  const found = new Set<SharedSheet>();
  for (const [, classes, script = ''] of html.matchAll(named))
    for (const sheet of classes === undefined ? ofScript(script) : ofClasses(classes)) found.add(sheet);
  return sheets.filter((sheet) => found.has(sheet)).map(({ url }) => url);
}

const named = / (?:class="([^"]*)"|data-(?:island|enhance)="([^"]*)")/g;

const openFinder = rememberValue((sheets: AssetUrls['sheets']) => {
  const byModule = mapBy(sheets, ({ modules }) => modules);
  const byScript = mapBy(sheets, ({ scripts }) => scripts);
  const find = (classes: string): readonly SharedSheet[] =>
    classes.split(' ').flatMap((name) => beginnings(name).flatMap((module) => byModule.get(module) ?? []));
  // Pages have the same few hundred attributes.
  const known = new Map<string, readonly SharedSheet[]>();
  return {
    ofScript: (name: string) => byScript.get(name) ?? [],
    ofClasses: (classes: string) => {
      const found = known.get(classes) ?? find(classes);
      known.set(classes, found);
      return found;
    },
  };
});

function mapBy(
  sheets: readonly SharedSheet[],
  keysOf: (sheet: SharedSheet) => readonly string[],
): ReadonlyMap<string, readonly SharedSheet[]> {
  const map = new Map<string, SharedSheet[]>();
  for (const sheet of sheets) for (const key of keysOf(sheet)) map.set(key, [...(map.get(key) ?? []), sheet]);
  return map;
}

/** A module may have underscores in its name: "my_card_title" is of "my" or of "my_card". */
function beginnings(name: string): readonly string[] {
  return [...name.matchAll(/_/g)].map(({ index }) => name.slice(0, index));
}
