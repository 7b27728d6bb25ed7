/** One line of the result. */
export interface Comparison {
  readonly name: string;
  readonly value: number;
  /** A ratio's other half: of processor time, which says less but hardly depends on what else the machine does. */
  readonly cpu?: number;
  /** The whole time behind a ratio. */
  readonly seconds?: number;
  readonly unit:
    | 'times the bare loop'
    | 'times the loop of puts'
    | 'times a clean build'
    | 'times Astro'
    | 'times Eleventy'
    | 'times half the site'
    | 'times that at 10,000'
    | 'times libvips'
    | 'times without the plugin'
    | 'MB'
    | 'kB'
    | 'bytes'
    | 'ms'
    | 's'
    | 'ms a megapixel'
    | 'requests'
    | 'addresses'
    | 'files';
  readonly budget: number | null;
  readonly verdict: 'within' | 'over' | 'no budget';
}

/** Holds a figure against its budget, where it has one. */
export function compare({
  budget = null,
  ...line
}: Omit<Comparison, 'budget' | 'verdict'> & { readonly budget?: number | null | undefined }): Comparison {
  return { ...line, budget, verdict: verdictOf(line.value, budget) };
}

function verdictOf(value: number, budget: number | null): Comparison['verdict'] {
  if (budget === null) return 'no budget';
  return value <= budget ? 'within' : 'over';
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
