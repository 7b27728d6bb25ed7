import { BuildError } from '../generator/problems/problem.ts';

/** Quotes a word. In Caddy every brace begins a placeholder. Throws BuildError 'refused'. */
export function quote(text: string): string {
  if (/[\p{Cc}{}\\]/u.test(text))
    throw new BuildError('refused', `Caddy cannot have this text: ${JSON.stringify(text.slice(0, 80))}`, [
      {
        message: 'It has a control character, a brace or a backslash',
        hint: 'Change --root, or the setting that the header comes from.',
      },
    ]);
  return `"${text.replaceAll('"', '\\"')}"`;
}
