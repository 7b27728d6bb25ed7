import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Set in `vitest.config.ts`. */
const folder = process.env.BOARDWALK_RECORDED ?? '';

export interface Sample {
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers: Record<string, string>;
    readonly body: unknown;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Record<string, string>;
    readonly body: unknown;
  };
}

export function readSample(name: string): Sample {
  return JSON.parse(readFileSync(path.join(folder, 'samples', `${name}.json`), 'utf8'));
}

export function sampleNames(): readonly string[] {
  return readdirSync(path.join(folder, 'samples')).map((file) => path.basename(file, '.json'));
}

/** The whole schema of a real WPGraphQL. */
export function readRecordedSchema(): string {
  return readFileSync(path.join(folder, 'schema.graphql'), 'utf8');
}

/**
 * Returns the structure of a value, without its texts and numbers; of a list, that of its first
 * element.
 */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, shapeOf(field)]),
  );
}
