/**
 * Functions that set a colour or a transform, and load nothing. Any other function (image-set, src,
 * cross-fade, var ...) may contain an address.
 */
const functions = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'calc'],
  ...['matrix', 'translate', 'translatex', 'translatey', 'scale', 'scalex', 'scaley'],
  ...['rotate', 'skew', 'skewx', 'skewy'],
]);

/** Allowed style properties: those that draw, and load nothing. */
const properties = new Set([
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'paint-order'],
  ...['clip-path', 'clip-rule', 'mask', 'mask-type', 'filter', 'marker', 'marker-start', 'marker-mid'],
  ...['marker-end', 'opacity', 'color', 'stop-color', 'stop-opacity', 'flood-color', 'flood-opacity'],
  ...['display', 'visibility', 'overflow', 'transform', 'transform-origin', 'transform-box'],
  ...['mix-blend-mode', 'isolation', 'vector-effect', 'shape-rendering', 'text-rendering'],
  ...['color-interpolation', 'color-interpolation-filters', 'font-family', 'font-size', 'font-weight'],
  ...['font-style', 'font-variant', 'font-stretch', 'letter-spacing', 'word-spacing', 'text-anchor'],
  ...['text-decoration', 'dominant-baseline', 'alignment-baseline', 'baseline-shift', 'writing-mode'],
]);

const ownReference = /\burl\(\s*(['"]?)#[\w.:-]+\1\s*\)/gi;

/**
 * Returns true when a value only draws: it calls only computing functions, refers only to elements
 * of the same drawing, and contains no escape, comment or rule that could hide anything else.
 */
export function isDrawingValue(value: string): boolean {
  const rest = value.replace(ownReference, '');
  if (/[\\@<]|\/\*|\/\/|(?:javascript|vbscript|data|file|blob|https?|ftp):/i.test(rest)) return false;
  return [...rest.matchAll(/([^\s,;:()'"/*+]*)\s*\(/g)].every(([, name = '']) =>
    functions.has(name.toLowerCase()),
  );
}

/** Keeps the declarations of a style that draw; returns null when nothing is left. */
export function cleanStyle(style: string): string | null {
  const kept = style.split(';').flatMap((declaration) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(declaration) ?? [];
    return properties.has(name.toLowerCase()) && isDrawingValue(value) ? declaration.trim() : [];
  });
  return kept.length === 0 ? null : kept.join(';');
}
