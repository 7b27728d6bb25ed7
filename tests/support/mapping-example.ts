import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './project-root.ts';

/** Reads the settings, or other code, of an example of docs/mapping.md, by its heading. Throws without. */
export async function exampleOf(heading: string, language = 'ts'): Promise<string> {
  const text = await readFile(path.join(projectRoot, 'docs/mapping.md'), 'utf8');
  const [, section = ''] = new RegExp(`\n## ${heading}\n([\\s\\S]*?)(?=\n## |$)`).exec(text) ?? [];
  const [, code] = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(section) ?? [];
  if (code === undefined) throw new Error(`docs/mapping.md has no ${language} under "${heading}"`);
  return code;
}
