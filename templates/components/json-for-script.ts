/**
 * Escapes JSON for a script element: no editor's text can close it, nor contain the two line
 * separators that are valid in JSON but were not in JavaScript.
 */
export function jsonForScript(data: object): string {
  const json = JSON.stringify(data);
  if (!/[<\u2028\u2029]/.test(json)) return json;
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
