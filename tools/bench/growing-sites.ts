import type { Shape } from '../../demo/large-site/shapes.ts';

/** Sites of growing size, for benches. */
export interface GrowingSites {
  /** The project's folder, absolute. It is copied, and stays as it is. */
  readonly root: string;
  readonly shape: Shape;
  /** Sizes of the sites. */
  readonly entries: readonly number[];
  readonly onStep: (step: string) => void;
}

/** Entries of the site that all others are like. */
export const modelEntries = 400;
