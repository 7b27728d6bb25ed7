/** The names of kinds in the REST interface, each with the kind. */
export const restKinds = [
  ['posts', 'post'],
  ['pages', 'page'],
  ['event', 'event'],
  ['location', 'location'],
  ['art', 'artwork'],
  ['experience', 'experience'],
] as const;
