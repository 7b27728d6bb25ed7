import type { ReactNode } from 'react';
import { HeroBanner } from '../components/HeroBanner.tsx';
import { isBlank } from '../components/Title.tsx';
import type { NamedLink, PictureData } from '../types.ts';

export interface HeroProps {
  readonly kicker?: string;
  readonly heading: string;
  readonly text?: string;
  readonly picture?: PictureData;
  readonly actions: readonly NamedLink[];
}

/**
 * Renders a hero further down the page. `PageFrame` renders the one that opens a page, with the
 * `h1`.
 */
export function Hero(props: HeroProps): ReactNode {
  if (isBlank(props.heading) && isBlank(props.text) && props.picture === undefined) return null;
  return <HeroBanner {...props} level={2} />;
}
