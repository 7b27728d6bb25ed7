import type { ReactNode } from 'react';

/** An element of a component that is chosen by name. It is not called as a function: React then knows it by its name. */
export function elementOf<Props extends object>(
  Component: (props: Props) => ReactNode,
  props: Props,
): ReactNode {
  return <Component {...props} />;
}
