import { UnusableMedia } from './prepared-media.ts';

/** A short text, not of other entities, files or tags. */
const entity = String.raw`<!ENTITY\s+([\w.-]+)\s+"([^"'<>&%]{0,200})"\s*>`;

/** The doctype of a drawing that defines nothing but simple entities. */
export const simpleDoctype = new RegExp(String.raw`<!DOCTYPE svg[^>[]*(?:\[(?:\s|${entity})*\]\s*)?>`, 'i');

const maxUses = 1000;

/**
 * Replaces the entities of a drawing by their texts, and removes its doctype: Illustrator defines its
 * namespaces there. Throws UnusableMedia for too many uses. See faults 82.
 */
export function expandEntities(svg: Buffer): Buffer {
  // One letter a byte: the encoding stays.
  const text = svg.toString('latin1');
  const doctype = simpleDoctype.exec(text)?.[0] ?? '';
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of doctype.matchAll(new RegExp(entity, 'gi'))) values.set(name, value);
  if (values.size === 0) return svg;
  let uses = 0;
  const expanded = text.replace(doctype, '').replace(/&([\w.-]+);/g, (reference, name: string) => {
    const value = values.get(name);
    if (value === undefined) return reference;
    uses++;
    if (uses > maxUses) throw new UnusableMedia(`is a drawing that uses entities more than ${maxUses} times`);
    return value;
  });
  return Buffer.from(expanded, 'latin1');
}
