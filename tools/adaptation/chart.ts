import type { Attempt } from '../../generator/http/request-queue.ts';

const width = 720;
const left = 40;
const top = 44;
const plotHeight = 200;
const right = 20;

export interface ChartOptions {
  /** Requests at once that the CMS copes with. */
  readonly capacity: number;
  /** Requests at once that were configured. */
  readonly most: number;
}

/**
 * Draws how a crawl adapts: how many requests were allowed at once as a line over time, every request as a dot at how many
 * were under way with it, the CMS's capacity as a dashed line. A whole svg file, readable on a light and a dark page.
 */
export function drawAdaptation(attempts: readonly Attempt[], { capacity, most }: ChartOptions): string {
  const begun = [...attempts].sort((one, other) => one.startedMs - other.startedMs);
  const startMs = begun[0]?.startedMs ?? 0;
  const lengthMs = Math.max(1, ...attempts.map(({ endedMs }) => endedMs - startMs));
  const x = (ms: number): string => (left + ((ms - startMs) / lengthMs) * (width - left - right)).toFixed(1);
  const y = (count: number): string => (top + plotHeight - (count / most) * plotHeight).toFixed(1);

  const line = begun
    .map(({ startedMs, limit }, index) =>
      index === 0 ? `M${x(startedMs)} ${y(limit)}` : `H${x(startedMs)}V${y(limit)}`,
    )
    .join('');
  const dots = begun.map(
    ({ startedMs, active, outcome }) =>
      `<circle class="${outcome}" cx="${x(startedMs)}" cy="${y(active)}" r="${outcome === 'overloaded' ? 4 : 2}"/>`,
  );
  const marks = Array.from(
    { length: most },
    (_, index) =>
      `<text x="${left - 10}" y="${Number(y(index + 1)) + 4}" text-anchor="end">${index + 1}</text>`,
  );
  const failed = attempts.filter(({ outcome }) => outcome === 'overloaded').length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top + plotHeight + 60}" role="img" aria-label="Requests at once over the time of a crawl">
<style>${styles}</style>
<text class="title" x="0" y="22">Requests at once: ${attempts.length} in ${(lengthMs / 1000).toFixed(1)} s, ${failed} refused</text>
${marks.join('\n')}
<line class="capacity" x1="${left}" y1="${y(capacity)}" x2="${width - right}" y2="${y(capacity)}"/>
${dots.join('\n')}
<path class="limit" d="${line}"/>
<text class="note" x="${left}" y="${top + plotHeight + 26}">Line: allowed at once, up to ${most}. Dashed: what the CMS copes with, ${capacity}.</text>
<text class="note" x="${left}" y="${top + plotHeight + 46}">Dots: requests, at how many were under way; large ones were answered 503.</text>
</svg>
`;
}

const styles = `
text { font: 13px system-ui, sans-serif; fill: #1d2733 }
.title { font-weight: 600; font-size: 15px }
.note { font-size: 12px }
.limit { fill: none; stroke: #2f6f9f; stroke-width: 2 }
.capacity { stroke: #1d2733; stroke-dasharray: 3 3 }
.answered { fill: #2f6f9f; fill-opacity: .35 }
.overloaded, .failed { fill: #b4451f }
@media (prefers-color-scheme: dark) {
  text { fill: #e8edf2 }
  .limit { stroke: #6fb1de }
  .capacity { stroke: #e8edf2 }
  .answered { fill: #6fb1de }
  .overloaded, .failed { fill: #ff9d75 }
}
`;
