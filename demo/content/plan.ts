/** The degrees at the edges of the drawn plan: about 560 by 340 metres around the pier. */
export const planBounds = { south: 43.65158, west: -70.2503, north: 43.65462, east: -70.2433 } as const;

/** The way from the land to the end of the pier. */
export const walkOfPier = ['freewheel-bike-hire', 'pier-head-light'];
