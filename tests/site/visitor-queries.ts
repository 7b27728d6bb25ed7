/** A question of a visitor, with the pages of which one must be among the first `within` results in reading order. */
export interface VisitorQuery {
  readonly words: string;
  readonly paths: readonly string[];
  readonly within: 1 | 3 | 5;
}

const ask = (within: VisitorQuery['within'], paths: string | readonly string[], ...words: string[]) =>
  words.map((typed): VisitorQuery => ({ words: typed, paths: [paths].flat(), within }));

const event = (...slugs: string[]) => slugs.map((slug) => `/event/${slug}/`);
const place = (...slugs: string[]) => slugs.map((slug) => `/location/${slug}/`);

/** To come at the demo's moment. */
const forFamilies = event(
  'pier-birthday-weekend',
  'midsummer-long-table',
  'meet-the-keeper',
  'independence-day-fireworks',
  'tide-pool-safari-july',
  'kite-festival-2026',
  'makers-fair-2026',
  'ferry-day-2026',
  'lantern-parade-2026',
  'winter-lights-2026',
);
const onSaturdays = event(
  'pier-birthday-weekend',
  'midsummer-long-table',
  'independence-day-fireworks',
  'port-ellery-regatta-2026',
  'tide-pool-safari-july',
  'kite-festival-2026',
  'makers-fair-2026',
  'ferry-day-2026',
  'oyster-festival-2026',
  'lantern-parade-2026',
);
const kitchens = place(
  'the-oyster-shed',
  'crows-nest',
  'tern-and-tide-taproom',
  'long-loaf-bakery',
  'signal-coffee',
  'day-boat-fish-market',
  'penny-lick',
);

/**
 * What visitors type into the search of the demo. Written before the ranking was changed: a change is judged by them, and they
 * are not changed for it.
 */
export const visitorQueries: readonly VisitorQuery[] = [
  // Of others, who watched visitors.
  ...ask(3, '/visit/', 'opening hours', 'hours', 'sunday hours', 'tram', 'how to get there', 'directions'),
  ...ask(3, '/visit/', 'parking', 'car park', 'where to park'),
  ...ask(3, place('restrooms'), 'toilets', 'bathroom', 'wc', 'restroom'),
  ...ask(3, '/accessibility/', 'wheelchair', 'disabled', 'step free', 'accessible'),
  ...ask(3, forFamilies, 'kids', 'children', 'family'),
  ...ask(3, '/experiences/dining/', 'restaurant', 'food', 'lunch', 'eat'),
  ...ask(3, kitchens, 'restaurant', 'food', 'lunch', 'eat'),
  ...ask(3, place('tern-and-tide-taproom'), 'beer', 'pub'),
  ...ask(3, event('independence-day-fireworks'), 'july 4', '4 july', 'fireworks'),
  ...ask(3, onSaturdays, 'saturday', 'this weekend'),
  ...ask(3, event('brass-on-the-boards'), 'music', 'concert'),
  ...ask(3, '/experiences/leasing/', 'rent an office', 'lease'),
  ...ask(3, '/experiences/working-here/', 'jobs', 'careers'),
  ...ask(3, ['/event/', '/visit/', ...event('brass-on-the-boards')], 'tickets'),
  // Our own.
  ...ask(1, place('the-carousel'), 'merry go round', 'carousel'),
  ...ask(3, place('freewheel-bike-hire'), 'rent a bike', 'bicycle rental', 'cycle hire'),
  ...ask(1, place('hotel-halyard'), 'hotel', 'where to stay'),
  ...ask(3, place('hotel-halyard'), 'accommodation', 'rooms'),
  ...ask(3, place('penny-lick'), 'icecream', 'gelato', 'ice creams'),
  ...ask(3, place('signal-coffee'), 'coffee', 'cafe', 'café', 'espresso'),
  ...ask(3, place('long-loaf-bakery'), 'bakery', 'bread', 'breakfast'),
  ...ask(3, place('dogwatch-books'), 'bookshop', 'bookstore', 'books'),
  ...ask(3, place('wooden-ship-playground'), 'playground', 'play area'),
  ...ask(3, place('ferry-landing'), 'ferry', 'boat to gull island', 'ferries'),
  ...ask(3, place('pier-head-light'), 'lighthouse', 'light house'),
  ...ask(3, place('glasshouse-gallery'), 'gallery', 'exhibition'),
  ...ask(3, place('webster-lake-canoes'), 'canoe', 'kayak', 'canoeing'),
  ...ask(3, place('restrooms'), 'changing table', 'loo', 'baby changing', 'quiet room'),
  ...ask(3, '/visit/', 'open today', 'map', 'dogs', 'bus', 'are dogs allowed', 'closing time'),
  ...ask(3, ['/visit/', '/accessibility/'], 'step-free access'),
  // A place that has one.
  ...ask(1, ['/location/hotel-halyard/', '/location/the-pavilion/'], 'hearing loop'),
  ...ask(3, '/contact/', 'phone number', 'telephone', 'email', 'lost property', 'contact'),
  ...ask(3, '/revitalization/', 'restoration', 'renovation'),
  ...ask(3, '/about/history/', 'history'),
  ...ask(3, '/about/team/', 'team', 'staff'),
  ...ask(3, '/privacy/', 'privacy', 'cookies'),
  ...ask(3, event('film-night-on-the-lawn'), 'movie', 'cinema', 'film'),
  ...ask(3, event('thursday-market'), 'market', 'thursday', 'farmers market'),
  ...ask(3, event('sunrise-yoga-june'), 'yoga', 'free yoga', 'sunday yoga'),
  ...ask(3, event('oyster-festival-2026'), 'september', 'oyster festival', 'oysters september'),
  ...ask(3, event('lantern-parade-2026'), 'october', 'lanterns', 'parade'),
  ...ask(1, event('kite-festival-2026'), 'kite festival', 'august kites'),
  ...ask(3, event('winter-lights-2026'), 'christmas', 'december', 'winter lights'),
  ...ask(3, [...event('independence-day-fireworks'), '/visit/'], 'fourth of july', 'independence day'),
  ...ask(3, forFamilies, 'family events', 'things to do with kids', 'free for kids'),
  ...ask(5, [...forFamilies, ...onSaturdays], 'free events', 'free', 'today', 'tonight', 'events in july'),
  ...ask(3, place('the-pavilion'), 'pavilion', 'ballroom', 'concert hall'),
  ...ask(3, ['/art/', '/experiences/art/'], 'art', 'sculptures'),
  ...ask(
    3,
    ['/experiences/retail/', ...place('dogwatch-books', 'slip-and-glaze', 'the-sail-loft')],
    'shops',
    'shopping',
    'souvenirs',
  ),
  ...ask(3, '/experiences/working-here/', 'volunteering', 'work here'),
  ...ask(3, ['/experiences/retail-leasing/', '/experiences/leasing/'], 'rent a shop'),
  ...ask(
    3,
    ['/experiences/leasing/', '/space/office-14/', '/space/office-9/', '/space/office-22/'],
    'office space',
  ),
  ...ask(3, place('the-oyster-shed'), 'seafood', 'oystr', 'oyster bar'),
  ...ask(3, [...place('tern-and-tide-taproom', 'crows-nest'), '/visit/'], 'open late', 'cocktails'),
];

/** Words that nothing on the demo has, whatever begins alike. */
export const unanswered: readonly string[] = [
  'vegan',
  'cash',
  'zeppelin',
  'qwertz',
  'baby shark',
  'first aid',
];

/** The same for the German example. */
export const germanQueries: readonly VisitorQuery[] = [
  ...ask(
    3,
    '/visit/',
    'öffnungszeiten',
    'geöffnet',
    'parkplatz',
    'parken',
    'anfahrt',
    'wie komme ich hin',
    'hund',
    'hunde',
  ),
  ...ask(
    3,
    event('laternenfest-2026', 'brueckenfest', 'winterlichter-2026'),
    'kinder',
    'familie',
    'für kinder',
  ),
  ...ask(3, event('sommerkonzert'), 'musik', 'konzert', '4. juli', 'juli', 'regen'),
  ...ask(3, event('brueckenfest', 'sommerkonzert', 'lange-tafel'), 'samstag', 'wochenende'),
  ...ask(3, place('backstube'), 'bäckerei', 'baeckerei', 'brötchen'),
  ...ask(3, place('fischhalle'), 'fisch', 'fischbrötchen'),
  ...ask(3, place('buchkoje'), 'buchhandlung', 'bücher', 'buch'),
  ...ask(3, place('muschelkiosk'), 'kaffee', 'café'),
  ...ask(3, event('winterlichter-2026'), 'weihnachten', 'dezember'),
  ...ask(
    5,
    event('brueckenfest', 'yoga-bei-sonnenaufgang', 'nachtmarkt-juni'),
    'kostenlos',
    'eintritt frei',
    'gratis',
  ),
  ...ask(3, '/contact/', 'telefon', 'kontakt', 'e-mail'),
  ...ask(3, place('anleger'), 'schiff', 'anleger', 'fähre'),
];
