/** The names of kinds in the REST interface, each with the kind. */
export const restKinds = [
  ['posts', 'post'],
  ['pages', 'page'],
  ['event', 'event'],
  ['location', 'location'],
  ['art', 'artwork'],
  ['experience', 'experience'],
  ['space', 'space'],
  ['job', 'job'],
] as const;

/** Names the post type of a kind by its name in the REST interface: others have types called "event", too. */
export function postTypeOf(restName: string): string {
  return ['event', 'location', 'art', 'experience', 'space', 'job'].includes(restName)
    ? `boardwalk_${restName}`
    : restName;
}
