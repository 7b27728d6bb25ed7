/** The one way that a value of an editor reaches a style attribute, with the shape that it has there. */
const allowedStyles: Readonly<Record<string, RegExp>> = {
  '--fill': /^#[0-9a-f]{6}$/,
  '--fill-ink': /^#[0-9a-f]{6}$/,
  '--on-light': /^#[0-9a-f]{6}$/,
  '--on-dark': /^#[0-9a-f]{6}$/,
  '--size': /^[\d.]+rem$/,
  '--figure': /^[\d.]+px$/,
  '--shape': /^\d{1,2}\/\d{1,2}$/,
  '--column-width': /^[\d.]+(%|px|rem|em|vw)$/,
  '--cover-overlay': /^#[0-9a-f]{6}$/,
  '--cover-dim': /^[\d.e-]+$/,
  '--cover-height': /^[\d.]+(px|rem|em|vh|vw)$/,
  '--cover-focus': /^[\d.]+% [\d.]+%$/,
  // Of our own making: the height of a poster; the shape of a picture, the longest word of a title, colours of a picture, and what a crop of it keeps in view.
  'aspect-ratio': /^auto$/,
  'min-height': /^max\(12rem, \d{3}px\)$/,
  '--ratio': /^[\d.]+$/,
  '--letters': /^1\d$|^20$/,
  '--top': /^#[0-9a-f]{6}$/,
  '--bottom': /^#[0-9a-f]{6}$/,
  '--focal': /^\d{1,3}% \d{1,3}%$/,
  height: /^[\d.]+(px|rem|em|vh|vw)$/,
};

/** The declarations of a style attribute that no editor may have made. */
export function wrongStyles(style: string): string[] {
  return style.split(';').filter((declaration) => {
    const [property = '', ...value] = declaration.split(':');
    return !(Object.hasOwn(allowedStyles, property) && allowedStyles[property]?.test(value.join(':')));
  });
}
