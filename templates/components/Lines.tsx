import type { ReactNode } from 'react';
import { staticList } from './static-list.ts';

/** Renders related texts, each on its own line. */
export function Lines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  return staticList(lines, (line, index) => (
    <>
      {index === 0 ? null : <br />}
      {line}
    </>
  ));
}
