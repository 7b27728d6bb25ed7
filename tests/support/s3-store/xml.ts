type Leaf = string | number | boolean;

/** The children of an element, in their order. A list repeats its element; undefined leaves it out. */
export interface Fields {
  readonly [name: string]: Leaf | Fields | readonly Fields[] | undefined;
}

/** Writes an XML document as S3 does. */
export function toXml(name: string, fields: Fields): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, fields)}`;
}

function element(name: string, content: Fields[string]): string {
  if (content === undefined) return '';
  if (typeof content !== 'object') return `<${name}>${escapeText(String(content))}</${name}>`;
  if (isList(content)) return content.map((one) => element(name, one)).join('');
  const children = Object.entries(content).map(([child, value]) => element(child, value));
  return `<${name}>${children.join('')}</${name}>`;
}

/** `Array.isArray` does not narrow a readonly list. */
function isList(content: Fields | readonly Fields[]): content is readonly Fields[] {
  return Array.isArray(content);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A parser would read it as a line feed.
  '\r': '&#13;',
};

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"\r]/g, (character) => entities[character] ?? character);
}
