/** A page that is about to be made, as middleware and validation see it. */
export interface GuardedPage {
  /** Decoded, starts and ends with a slash: "/event/harbour-lights/". */
  readonly path: string;
  /** The name of its template: "event". */
  readonly template: string;
  /** When the entry behind the page last changed, ISO 8601. */
  readonly lastModified?: string;
  /** The entry that the page is about. */
  readonly entry?: { readonly kind: string; readonly id: number; readonly title: string };
}

/** Runs before a page is made: it lets the page pass or throws, with a `status` where it means one. */
export type Middleware = (page: GuardedPage) => void | Promise<void>;
