import { readFileSync } from 'node:fs';
import type { OutputFile } from '../../generator/publish/output-file.ts';

/** The text of an output file; empty when there is no such file. */
export function contentsOf(file: OutputFile | undefined): string {
  if (file === undefined) return '';
  return Buffer.from('contents' in file ? file.contents : readFileSync(file.copyOf)).toString();
}
