import { readFile, writeFile } from 'node:fs/promises';

export type Change = (text: string) => string;

/** Edits a file of a copy of this project. Throws when the change finds nothing to change. */
export async function editSource(file: string, change: Change): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is not as it was thought to be`);
  await writeFile(file, after);
}

/** Puts a statement at the start of a component. */
export function atStart(component: string, statement: string): Change {
  return (text) =>
    text.replace(new RegExp(`export function ${component}\\([^)]*\\): ReactNode \\{`), `$&\n  ${statement}`);
}
