import { presetOf } from './attributes.ts';

/**
 * Reads a colour: the slug of a palette ("accent-2", also as `var:preset|color|accent-2`), or a
 * custom one as "#rrggbb". Undefined for anything else, and for transparent colours, whose contrast
 * is unknown.
 */
export function colourOf(preset: string, custom: unknown): string | undefined {
  const slug = presetOf(preset);
  if (slug !== undefined || typeof custom !== 'string') return slug;
  const named = /^var:preset\|color\|(.+)$/.exec(custom.trim())?.[1];
  return named === undefined ? hexOf(custom.trim().toLowerCase()) : presetOf(named);
}

/** Reads a colour of the editor's colour picker as "#rrggbb". */
function hexOf(value: string): string | undefined {
  const digits = /^#(?:([0-9a-f]{3})f?|([0-9a-f]{6})(?:ff)?)$/.exec(value);
  if (digits?.[1] !== undefined) return `#${digits[1].replace(/./g, '$&$&')}`;
  if (digits?.[2] !== undefined) return `#${digits[2]}`;

  const parts = /^rgba?\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})(?:, ?1)?\)$/.exec(value)?.slice(1, 4).map(Number);
  if (parts === undefined || parts.some((part) => part > 255)) return undefined;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
