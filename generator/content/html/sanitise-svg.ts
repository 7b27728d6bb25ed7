import sanitizeHtml from 'sanitize-html';

/** Elements that draw: none that act, load, link or contain html. */
const elements = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'clipPath', 'mask', 'marker', 'pattern'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter', 'feGaussianBlur', 'feOffset', 'feBlend'],
  ...['feColorMatrix', 'feComposite', 'feFlood', 'feMerge', 'feMergeNode', 'feDropShadow'],
];

/** Allows references only to elements in the same file. */
const isOwnReference = (value: string): boolean => /^\s*#[\w.:-]+\s*$/.test(value);

/** Attributes that are plain words, never an address or a style. */
const isWords = (name: string): boolean => /^(aria-[\w-]+|role|lang)$/i.test(name);

/**
 * Removes scripts, event handlers, foreign objects, stylesheets, animations and outside references
 * from a drawing. All other drawing stays, including inline styles. See faults 84.
 */
export function sanitiseSvg(svg: string): string {
  return sanitizeHtml(svg, {
    allowedTags: elements,
    allowedAttributes: { '*': ['*'] },
    allowVulnerableTags: true,
    // With their contents: the text of a script or a foreign object is not part of the drawing.
    disallowedTagsMode: 'completelyDiscard',
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, attributes) => ({ tagName, attribs: Object.fromEntries(safeAttributes(attributes)) }),
    },
    selfClosing: [],
  });
}

function safeAttributes(attributes: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const safe = safeValue(name, value);
    return safe === null ? [] : [[name, safe]];
  });
}

function safeValue(name: string, value: string): string | null {
  if (/^on/i.test(name)) return null;
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg' ? value : null;
  if (name === 'xmlns:xlink') return value === 'http://www.w3.org/1999/xlink' ? value : null;
  if (name === 'href' || name === 'xlink:href') return isOwnReference(value) ? value : null;
  if (/^style$/i.test(name)) return cleanStyle(value);
  return /^[a-z][\w-]*$/i.test(name) && (isWords(name) || isDrawingValue(value)) ? value : null;
}

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
function isDrawingValue(value: string): boolean {
  const rest = value.replace(ownReference, '');
  if (/[\\@<]|\/\*|\/\/|(?:javascript|vbscript|data|file|blob|https?|ftp):/i.test(rest)) return false;
  return [...rest.matchAll(/([^\s,;:()'"/*+]*)\s*\(/g)].every(([, name = '']) =>
    functions.has(name.toLowerCase()),
  );
}

/** Keeps the declarations of a style that draw; returns null when nothing is left. */
function cleanStyle(style: string): string | null {
  const kept = style.split(';').flatMap((declaration) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(declaration) ?? [];
    return properties.has(name.toLowerCase()) && isDrawingValue(value) ? declaration.trim() : [];
  });
  return kept.length === 0 ? null : kept.join(';');
}
