import { readDocument } from '../../support/documents.ts';

/** The files that the numbered steps of a section of CONTRIBUTING.md name, in their order, each once. */
export async function filesToChange(section: string): Promise<readonly string[]> {
  const [, rest] = (await readDocument('CONTRIBUTING.md')).split(`\n## ${section}\n`);
  if (rest === undefined) throw new Error(`CONTRIBUTING.md has no section "${section}"`);
  const [text = ''] = rest.split('\n## ');
  // A step ends where a line begins without a space.
  const numbered = text.split(/\n(?=\S)/).filter((paragraph) => /^\d+\. /.test(paragraph));
  return filesNamedBy(numbered.join('\n'));
}

/** The files that a text names: `demo/kinds.ts`. */
export function filesNamedBy(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(/`([\w./-]+\/[\w.-]+\.[a-z]+)`/g), ([, name = '']) => name))];
}
