/** CSS modules, by name, that most pages show: they are in the stylesheet of every page. docs/decisions/0132. */
const ofEveryPage = [
  'DraftsBanner',
  'SiteHeader',
  'Menu',
  'SearchForm',
  'OpenNow',
  'HoursTable',
  'ContactLines',
  'Fold',
  'SiteFooter',
  'Breadcrumbs',
  'PageHeader',
  'PageFrame',
  'Section',
  'BlockFlow',
  'ActionLink',
  'Pressable',
  'Card',
  'Tile',
  'Facts',
];

/** CSS modules that are shown together, or are small, share a stylesheet. Any other has one of its own. */
const together = {
  About: ['AccessGuide', 'PressKit', 'Schedule', 'Team'],
  Art: ['ArtGrid', 'ArtPicture', 'Walk'],
  Blocks: ['BlockStyle', 'Buttons', 'Columns', 'Image', 'Paragraph', 'Quote'],
  Charts: ['Charts', 'DonutChart', 'FigureList', 'FreeSpaces', 'LeasingStatistics'],
  Events: ['DateBadge', 'EventTags', 'BigEvent', 'EventFacts'],
  Films: ['ClickToLoad', 'Cover', 'VideoFeature'],
  Forms: ['Form', 'NewsletterBand', 'ContactDesk'],
  Gallery: ['Gallery', 'Slideshow'],
  Lists: ['ListEnd', 'Pager', 'CategoryLinks', 'ToolLine'],
  Maps: ['PierMap', 'PlanSection'],
  Places: ['PlaceRow', 'PlaceFacts', 'WeekHours', 'WhereOnThePier', 'PlaceDirectory', 'PlaceFilter'],
  Programme: ['EventList', 'EventRow', 'EventCalendar', 'EventProgramme', 'EventFilter', 'PastEvents'],
} as const;

/** The name of the stylesheet of every page. */
export const mainSheet = 'site';

const sheets: ReadonlyMap<string, string> = new Map([
  ...ofEveryPage.map((module) => [module, mainSheet] as const),
  ...Object.entries(together).flatMap(([group, modules]) =>
    modules.map((module) => [module, `${mainSheet}.${group}`] as const),
  ),
]);

/**
 * Returns the name of the stylesheet with the rules of a module. Stylesheets apply in the order of their names: "site"
 * comes before "site.Events", and modules of a site ("site.own.Ticker") come last, since they may override ours.
 */
export function sheetOf(module: string, isOwn: boolean): string {
  return isOwn ? `${mainSheet}.own.${module}` : (sheets.get(module) ?? `${mainSheet}.${module}`);
}

/**
 * Lists the modules that a group names.
 * @internal
 */
export function groupedModules(): Iterable<string> {
  return sheets.keys();
}
