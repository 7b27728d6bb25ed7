/** A question of a visitor, and the page that must be among the first `within` results. */
export interface SearchQuery {
  readonly words: string;
  readonly path: string;
  readonly within: number;
}

/**
 * Questions to the demo site with the page that answers them. They were written before the ranking was tuned: a change of the
 * ranking is judged by them, and they are not changed for it.
 */
export const searchQueries: readonly SearchQuery[] = [
  { words: 'oyster shed', path: '/location/the-oyster-shed/', within: 1 },
  { words: 'oyster festival', path: '/event/oyster-festival-2026/', within: 2 },
  { words: 'winter swim', path: '/event/first-winter-swim-2026/', within: 1 },
  { words: 'ferry', path: '/location/ferry-landing/', within: 3 },
  { words: 'lantern parade', path: '/event/lantern-parade-2026/', within: 2 },
  { words: 'carousel', path: '/location/the-carousel/', within: 1 },
  { words: 'lighthouse', path: '/news/p/ten-ways-to-the-lighthouse/', within: 2 },
  { words: 'pier head light', path: '/location/pier-head-light/', within: 1 },
  { words: 'barometer', path: '/news/p/storm-1978-the-barometer-book/', within: 1 },
  { words: 'stew recipe', path: '/news/p/oyster-stew-the-recipe/', within: 1 },
  { words: 'tram', path: '/visit/', within: 3 },
  { words: 'bike hire', path: '/location/freewheel-bike-hire/', within: 1 },
  { words: 'ice cream', path: '/location/penny-lick/', within: 1 },
  { words: 'restroom', path: '/location/restrooms/', within: 1 },
  { words: 'hotel', path: '/location/hotel-halyard/', within: 1 },
  { words: 'yoga', path: '/event/sunrise-yoga-june/', within: 1 },
  { words: 'kites', path: '/event/kite-festival-2026/', within: 2 },
  { words: 'firework', path: '/event/independence-day-fireworks/', within: 2 },
  { words: 'umbrella', path: '/news/p/forty-umbrellas/', within: 1 },
  { words: 'barometr', path: '/news/p/storm-1978-the-barometer-book/', within: 1 },
  { words: 'carusel', path: '/location/the-carousel/', within: 2 },
  { words: 'whale beach', path: '/news/p/whale-over-the-beach/', within: 1 },
  { words: 'crows nest', path: '/location/crows-nest/', within: 1 },
  { words: 'llanfair', path: '/news/p/a-postcard-from-our-twin-town/', within: 1 },
  { words: '灯台', path: '/news/p/灯台からの手紙/', within: 1 },
  { words: 'مرحبا', path: '/news/p/مرحبا-بكم-على-الرصيف/', within: 1 },
  { words: 'q&a tides', path: '/news/p/qa-tides-3-ft-quotes/', within: 1 },
  { words: 'MOON hand', path: '/art/moon-hand/', within: 1 },
  { words: 'jazz bru', path: '/event/jazz-brunch-may-2026/', within: 1 },
  { words: 'regatta', path: '/event/port-ellery-regatta-2026/', within: 2 },
  { words: 'winter lights', path: '/event/winter-lights-2026/', within: 3 },
  { words: 'dogwatch books', path: '/location/dogwatch-books/', within: 1 },
  { words: 'oystr', path: '/location/the-oyster-shed/', within: 3 },
  { words: 'pile 900', path: '/news/p/pile-900/', within: 1 },
];
