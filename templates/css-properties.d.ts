import 'react';

declare module 'react' {
  /**
   * Lets a style attribute set a custom property: how a free value of an editor reaches our rules.
   */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
