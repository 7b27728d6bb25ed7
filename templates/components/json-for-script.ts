/**
 * Escapes JSON for a script element: no editor's text can close it, nor contain the two line
 * separators that are valid in JSON but were not in JavaScript.
 */
export function jsonForScript(data: object): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
