import { fontTimeoutMs } from '../constants.ts';

/** Returns how long a font of this page may take: as the settings say, or 3 s. */
export function fontTimeoutOf({ dataset }: HTMLElement): number {
  return Number(dataset.fontTimeout ?? fontTimeoutMs);
}
