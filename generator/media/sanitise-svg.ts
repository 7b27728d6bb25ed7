import sanitizeHtml from 'sanitize-html';

/** What draws, and nothing that acts, loads, links or holds html. */
const elements = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'clipPath', 'mask', 'marker', 'pattern'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter', 'feGaussianBlur', 'feOffset', 'feBlend'],
  ...['feColorMatrix', 'feComposite', 'feFlood', 'feMerge', 'feMergeNode', 'feDropShadow'],
];

/** Attributes that may name something to load; ours name only what lies in the same file: `#id`, `url(#id)`. */
const isOwnReference = (value: string): boolean => /^\s*#[\w.:-]+\s*$/.test(value);
const namesForeign = (value: string): boolean =>
  /\burl\s*\(/i.test(value.replace(/\burl\(\s*(['"]?)#[\w.:-]+\1\s*\)/gi, '')) ||
  /[\\@]|javascript:/i.test(value);

/**
 * A drawing without scripts, event handlers, foreign objects, styles, animations and references to anything outside of it. What it
 * draws otherwise stays. faults.md 84.
 */
export function sanitiseSvg(svg: string): string {
  return sanitizeHtml(svg, {
    allowedTags: elements,
    allowedAttributes: { '*': ['*'] },
    allowVulnerableTags: true,
    // With all that is in them: what stands in a script or a foreign object is no text of the drawing.
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
  return Object.entries(attributes).filter(([name, value]) => {
    if (/^on/i.test(name)) return false;
    if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg';
    if (name === 'xmlns:xlink') return value === 'http://www.w3.org/1999/xlink';
    if (name === 'href' || name === 'xlink:href') return isOwnReference(value);
    return /^[a-z][\w-]*$/i.test(name) && !namesForeign(value);
  });
}
