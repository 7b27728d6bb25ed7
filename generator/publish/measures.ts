/** Everything that is counted of a site, and the name of one unit in messages. */
export const measures = {
  entries: 'pages',
  titles: 'titles',
  texts: 'texts',
  words: 'words',
  pictures: 'pictures and files',
  categories: 'categories',
  sections: 'sections',
  hours: 'opening hours',
  positions: 'positions',
  dates: 'dates',
  coming: 'events to come',
  menus: 'items',
  home: 'sections and blocks',
  redirects: 'redirects',
  files: 'files of the library',
  pages: 'pages',
  assets: 'files of the class "asset"',
  data: 'files of the class "data"',
  search: 'files of the search',
} as const;

export type Measure = keyof typeof measures;

/**
 * The measures that an entry has a number of; an editor who changes them changes the entry's date
 * as well.
 */
export const entryMeasures = [
  'titles',
  'texts',
  'words',
  'pictures',
  'categories',
  'sections',
  'hours',
  'positions',
  'dates',
  'coming',
] as const;

export type EntryMeasure = (typeof entryMeasures)[number];

/** How much of each measure may be gone this time: `--allow-loss pictures=40`. */
export type AllowedLoss = Readonly<Partial<Record<Measure, number>>>;

export function isMeasure(name: string): name is Measure {
  return Object.hasOwn(measures, name);
}
