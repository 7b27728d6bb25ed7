/**
 * Reads a colour: the slug of a palette ("accent-2", also as `var(--wp--preset--color--accent-2)`), or a
 * custom one as "#rrggbb". Undefined for anything else, and for transparent colours, whose contrast
 * is unknown.
 */
export function colourOf(preset: string, custom = ''): string | undefined {
  const named = /^var\(--wp--preset--color--([a-z0-9-]+)\)$/.exec(custom)?.[1];
  return presetOf(preset) ?? (named === undefined ? hexOf(custom.toLowerCase()) : presetOf(named));
}

/** Returns the name of an editor's preset, for use in a class; undefined for anything else. */
function presetOf(value: string): string | undefined {
  return /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? value : undefined;
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
