import type { ReactNode } from 'react';

/** Renders the logo of the pier: a pennant on its halyard. The name is beside it. */
export function Pennant(): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path d="M7 3h2.5v26H7z" fill="currentColor" />
      <path d="M9.5 4.5L28 11.5l-18.5 7z" fill="var(--marigold)" />
    </svg>
  );
}
