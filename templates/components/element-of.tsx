import type { ReactNode } from 'react';

/**
 * Renders an element of a component chosen by name, instead of calling it: React then knows its
 * name.
 */
export function elementOf<Props extends object>(
  Component: (props: Props) => ReactNode,
  props: Props,
): ReactNode {
  return <Component {...props} />;
}
