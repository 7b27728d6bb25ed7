/** When the site next changes although nobody edits anything. */
export interface NextChange {
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The reason: `the event "Harbour Lights" ends`. */
  readonly why: string;
}

/**
 * Of changes at one moment the first by name: what is told does not depend on the order of the
 * questions.
 */
export function isBefore(a: NextChange, b: NextChange): boolean {
  return a.at < b.at || (a.at === b.at && a.why < b.why);
}
