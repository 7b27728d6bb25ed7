/**
 * Allows libraries of islands to draw their icons as html, which Trusted Types would refuse. Allows
 * only drawings. Call it before such a library is loaded.
 */
export function admitDrawings(): void {
  if (!window.trustedTypes || window.trustedTypes.defaultPolicy) return;
  window.trustedTypes.createPolicy('default', { createHTML: (html) => (isDrawing(html) ? html : null) });
}

/**
 * Attributes of shapes and words: no handler, no style, no address except that of a shape in the
 * same page.
 */
const attribute = String.raw`(?:(?:aria-hidden|class|clip-rule|d|fill|fill-rule|height|id|viewBox|width)="[^"<>]*"|xlink:href="#[\w-]+")`;
const tag = String.raw`<\/?(?:path|span|svg|use)(?: ${attribute})*\/?>`;
const drawing = new RegExp(String.raw`^(?:[^<&]|&#x?[\da-f]+;|${tag})*$`, 'i');

/**
 * Returns true for html that runs nothing and loads nothing.
 * @internal
 */
export function isDrawing(html: string): boolean {
  return drawing.test(html);
}
