import type { ReactNode } from 'react';
import { each } from './each.ts';

/** Renders related texts, each on its own line. */
export function Lines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  return each(lines, (line, index) => (
    <>
      {index === 0 ? null : <br />}
      {line}
    </>
  ));
}
