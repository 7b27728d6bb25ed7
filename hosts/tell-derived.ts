import type { Problem } from '../generator/problems/problem.ts';

/** Tells in one line of redirects of no editor that are left out. */
export function tellDerived([first, ...others]: readonly string[]): readonly Problem[] {
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return [
    {
      message: `Addresses that WordPress has for the content are left out: ${JSON.stringify(first)}${more}`,
      hint: 'This host has no room or no rule for them. nginx and Caddy take all of them.',
    },
  ];
}
