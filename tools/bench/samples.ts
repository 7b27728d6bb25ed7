import type { RequestCounts } from './cms-messages.ts';
import type { Measured } from './run-measured.ts';

/** A process as often as it was measured. */
export interface Samples {
  readonly ms: number[];
  readonly cpuMs: number[];
  readonly peakBytes: number[];
  /** Of GraphQL; a batch counts once. */
  readonly requests: number[];
  readonly mediaRequests: number[];
}

export function noSamples(): Samples {
  return { ms: [], cpuMs: [], peakBytes: [], requests: [], mediaRequests: [] };
}

export function addSample(samples: Samples, { ms, cpuMs, peakBytes }: Measured, counts: RequestCounts): void {
  samples.ms.push(ms);
  samples.cpuMs.push(cpuMs);
  samples.peakBytes.push(peakBytes);
  samples.requests.push(counts.graphql);
  samples.mediaRequests.push(counts.media);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const pair = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0] as const;
  return (pair[0] + pair[1]) / 2;
}
