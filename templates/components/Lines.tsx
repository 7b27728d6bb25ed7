import type { ReactNode } from 'react';
import { staticList } from './static-list.ts';
import { useLanguage } from './use-language.ts';

/** Renders related texts, each on its own line. */
export function Lines({ lines }: { readonly lines: readonly ReactNode[] }): ReactNode {
  return staticList(lines, (line, index) => (
    <>
      {index === 0 ? null : <br />}
      {line}
    </>
  ));
}

/** Renders lines that an editor wrote. */
export function WrittenLines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  return (
    <span {...useLanguage(lines.join('\n'))}>
      <Lines lines={lines} />
    </span>
  );
}
