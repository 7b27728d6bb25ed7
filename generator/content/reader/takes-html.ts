/** Drawings and formulas take no html, but for these parts of them. */
const parts: ReadonlyMap<string, boolean> = new Map([
  ...['svg', 'math'].map((tag) => [tag, false] as const),
  ...'foreignObject desc title annotation-xml mi mo mn ms mtext'
    .split(' ')
    .map((tag) => [tag, true] as const),
]);

/** Returns true when html may be directly in an element with this tag; `around`: whether it may be around it. */
export function takesHtml(tag: string, around: boolean): boolean {
  return parts.get(tag) ?? around;
}

/**
 * Start tags before which a browser ends a drawing or formula, also one that was never closed
 * (https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign).
 */
export const endsDrawing: ReadonlySet<string> = new Set(
  `b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s
  small span strong strike sub sup table tt u ul var`.split(/\s+/),
);
