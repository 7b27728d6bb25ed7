import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { outputFile } from 'fs-extra/esm';
import type { Step } from './steps.ts';

/** Takes steps in a copy of the project, in their order. */
export async function takeSteps(copy: string, steps: readonly Step[]): Promise<void> {
  for (const { file, text, lines = [] } of steps) {
    const place = path.join(copy, file);
    let result = text ?? (await readFile(place, 'utf8'));
    for (const line of lines) result = addLine(result, line, file);
    await outputFile(place, result);
  }
}

function addLine(text: string, line: NonNullable<Step['lines']>[number], file: string): string {
  const { add, before, insteadOf = '', after = '' } = line;
  const start = text.indexOf(after);
  const place = start === -1 ? -1 : text.indexOf(before ?? insteadOf, start + after.length);
  if (place === -1) throw new Error(`${file} has no place for ${add}`);
  return text.slice(0, place) + add + text.slice(place + insteadOf.length);
}
