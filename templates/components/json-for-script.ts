/**
 * JSON that can stand between script tags: no title or text of an editor can close the script, and the two line
 * ends that JSON allows and JavaScript did not are escaped.
 */
export function jsonForScript(data: object): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
