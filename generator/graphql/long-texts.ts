import type { DetailsNode } from '../content/queries/documents.ts';
import { BuildError, type Problem } from '../problems/problem.ts';

/** Characters of one field: ten times an editor's longest page. */
const longestText = 2_000_000;

/** Throws a BuildError('content') with each entry and field whose text is too long to publish. */
export function refuseLongTexts(nodes: readonly DetailsNode[], connection: string): void {
  const problems = nodes.flatMap((node): Problem[] => {
    const place = findLongText(node);
    if (place === null) return [];
    const field = place.join('.');
    return [
      {
        message: `Entry ${node.databaseId} of "${connection}" has a text of more than ${longestText} characters`,
        field,
        hint: `Look at "${field}" of the entry in the CMS: it may contain a picture pasted as text.`,
      },
    ];
  });
  if (problems.length > 0) throw new BuildError('content', 'A text is too long for a page', problems);
}

/** Returns the path of the first text that is too long, ["price", "label"]. */
function findLongText(value: unknown): readonly string[] | null {
  if (!hasLongText(value)) return null;
  if (typeof value !== 'object' || value === null) return [];
  for (const [name, field] of Object.entries(value)) {
    const found = findLongText(field);
    if (found !== null) return [name, ...found];
  }
  return null;
}

/**
 * Returns true for such a text, at a fraction of the cost of its path: hardly any entry has one.
 */
function hasLongText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > longestText;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongText);
}
