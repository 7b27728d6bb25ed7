/** A browser other than Chromium, as far as the tests of the navigation contract need it. */
export interface Engine {
  /** As the browser itself says: "firefox/153.7.0". */
  readonly version: string;
  readonly open: (url: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** The value of an expression in the page, as JSON has it. Promises are not awaited. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks with the pointer, after scrolling to the element if necessary. */
  readonly click: (selector: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** An engine that is installed, or what to install for it. */
export type FoundEngine = { readonly name: string } & (
  | { readonly start: () => Promise<Engine> }
  | { readonly missing: string }
);

/** Pixels of the window, or of its inside where the browser can be told. */
export const windowSize = { width: 1280, height: 800 };
