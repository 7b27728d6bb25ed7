/**
 * Lets the libraries of islands draw their icons: they write them as html, which the page refuses where Trusted Types are
 * enforced. Admitted is a drawing, and nothing else, whoever writes it. To be called before such a library is loaded.
 */
export function admitDrawings(): void {
  if (!window.trustedTypes || window.trustedTypes.defaultPolicy) return;
  window.trustedTypes.createPolicy('default', { createHTML: (html) => (isDrawing(html) ? html : null) });
}

/** What shapes and words need: no handler, no style, no address but that of a shape in the same page. */
const attribute = String.raw`(?:(?:aria-hidden|class|clip-rule|d|fill|fill-rule|height|id|viewBox|width)="[^"<>]*"|xlink:href="#[\w-]+")`;
const tag = String.raw`<\/?(?:path|span|svg|use)(?: ${attribute})*\/?>`;
const drawing = new RegExp(String.raw`^(?:[^<&]|&#x?[\da-f]+;|${tag})*$`, 'i');

/**
 * True for html of which nothing runs and nothing is loaded.
 * @internal
 */
export function isDrawing(html: string): boolean {
  return drawing.test(html);
}
