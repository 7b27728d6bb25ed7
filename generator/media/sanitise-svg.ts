import sanitizeHtml from 'sanitize-html';
import { cleanStyle, isDrawingValue } from './svg-values.ts';

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
