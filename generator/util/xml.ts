import { escapeUTF8 } from 'entities';
import { withoutControls } from './without-controls.ts';

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Writes an element of XML with a text; empty without one. Attributes without a value are left out. */
export function element(name: string, attributes: Attributes, text?: string): string {
  const start = `<${name}${attributesOf(attributes)}`;
  return text === undefined ? `${start}/>` : `${start}>${escapeXml(text)}</${name}>`;
}

/** Writes the attributes of an element, each after a space. */
export function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(String(value))}"`))
    .join('');
}

function escapeXml(text: string): string {
  return escapeUTF8(withoutControls(text));
}
