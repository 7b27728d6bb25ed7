/** The words by which visitors of a pier search in a language, besides those of the content. */
export interface SearchTerms {
  /** Words that do not decide: they count only where a visitor types nothing else. */
  readonly fillers: string;
  /** Words and phrases for facts of an entry, with commas. */
  readonly facts: {
    readonly free: string;
    readonly families: string;
    readonly openLate: string;
    readonly weekend: string;
    readonly event: string;
    readonly location: string;
    readonly artwork: string;
    readonly stepFree: string;
    readonly stepFreeToilet: string;
    readonly quiet: string;
    readonly hearingLoop: string;
  };
  /** Words for a day that is named from the present one, which a browser replaces by its date. */
  readonly today: string;
  readonly tomorrow: string;
  /**
   * A rule in each line: "taproom, brewery > beer, pub" finds a taproom by "beer" and "pub". Without ">" each word finds the
   * others. Words of a phrase stand together.
   */
  readonly synonyms: string;
}
