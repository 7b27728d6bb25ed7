import type { SectionName } from '../../generator/content/stored-blocks.ts';
import { readDocument } from './documents.ts';

export interface SectionExample {
  readonly name: SectionName;
  /** All settings of the section, as JSON. */
  readonly json: string;
  /** The words in front of them. */
  readonly text: string;
}

/** Reads the example of each section in `docs/content.md`. */
export async function readSectionExamples(): Promise<readonly SectionExample[]> {
  const page = await readDocument('docs/content.md');
  return [...page.matchAll(/^### ([a-z-]+)\n(.*?)```json\n(.+?)```/gms)].map(
    ([, name, text = '', json = '']) => ({ name: `pier/${name}` as SectionName, json, text }),
  );
}

/** Names the settings without which a section is not shown. */
export function requiredSettings({ text }: SectionExample): readonly string[] {
  return [...text.matchAll(/`(\w+)` must be there/g)].map(([, key = '']) => key);
}
