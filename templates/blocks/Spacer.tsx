import type { ReactNode } from 'react';

/** `height` is a checked CSS length: "48px". */
export interface SpacerProps {
  readonly height: string;
}

export function Spacer({ height }: SpacerProps): ReactNode {
  return <div aria-hidden="true" style={{ height }} />;
}
