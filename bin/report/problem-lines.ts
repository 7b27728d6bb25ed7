import type { Problem } from '../../generator/problem.ts';

/** A problem as an editor reads it: what, where, what to do next. */
export function problemLines({ message, entry, field, hint }: Problem): readonly string[] {
  const where =
    entry && `${entry.kind} ${entry.id} "${entry.title}"${field === undefined ? '' : `, ${field}`}`;
  return [
    `  • ${clean(message)}`,
    ...(where === undefined ? [] : [`    in ${clean(where)}`]),
    ...(hint === undefined ? [] : [`    → ${hint}`]),
  ];
}

/** Text of the CMS must not steer the terminal: control characters are shown as a mark. */
function clean(text: string): string {
  return text.replace(/\p{Cc}/gu, '�');
}
