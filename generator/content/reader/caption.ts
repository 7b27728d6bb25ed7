import { isBlank } from '../html/text.ts';
import type { RichText } from '../stored-blocks.ts';
import { type ProseKind, ProseWriter } from './prose.ts';
import type { Reading } from './reading.ts';
import { isElement, type Node } from './tree.ts';

/** Reads the words of a caption; undefined without any. */
export function readCaption(caption: Node | undefined, reading: Reading): RichText | undefined {
  if (!isElement(caption)) return undefined;
  const words = readLine(caption.children, reading);
  return isBlank(words) ? undefined : words;
}

/** Reads words as the inside of a line. */
export function readLine(
  nodes: readonly Node[],
  reading: Reading,
  kind: Exclude<ProseKind, 'flow'> = 'inline',
): RichText {
  const writer = new ProseWriter(reading, kind);
  writer.write(nodes);
  return trimmed(writer.take());
}

/** Without white space at its ends. */
function trimmed({ ref, parts, refs }: RichText): RichText {
  const [first = '', ...others] = parts;
  const last = others.pop();
  if (last === undefined) return { ref, refs, parts: [first.trim()] };
  return { ref, refs, parts: [first.trimStart(), ...others, last.trimEnd()] };
}
