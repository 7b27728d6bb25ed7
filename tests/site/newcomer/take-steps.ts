import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { outputFile } from 'fs-extra/esm';
import type { Step } from './steps.ts';

/**
 * Takes steps in a copy of the project, in their order. `isPartial`: some are missing, so lines that
 * would be added to theirs are skipped.
 */
export async function takeSteps(
  copy: string,
  steps: readonly Step[],
  { isPartial = false }: { readonly isPartial?: boolean } = {},
): Promise<void> {
  for (const { file, text, lines = [] } of steps) {
    const place = path.join(copy, file);
    let result = text ?? (await readFile(place, 'utf8'));
    for (const line of lines) {
      const added = addLine(result, line);
      if (added === null && !isPartial) throw new Error(`${file} has no place for ${line.add}`);
      result = added ?? result;
    }
    await outputFile(place, result);
  }
}

/** The text with the line; null where it has no place. */
function addLine(text: string, line: NonNullable<Step['lines']>[number]): string | null {
  const { add, before, insteadOf = '', after = '' } = line;
  const start = text.indexOf(after);
  const place = start === -1 ? -1 : text.indexOf(before ?? insteadOf, start + after.length);
  return place === -1 ? null : text.slice(0, place) + add + text.slice(place + insteadOf.length);
}
