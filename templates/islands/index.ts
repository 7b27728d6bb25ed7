import type { ClickToLoadProps } from './ClickToLoad.tsx';
import type { GalleryIslandProps } from './Gallery.tsx';
import type { PlaceFilterProps } from './PlaceFilter.tsx';
import type { PierMapIslandProps } from './pier-map-props.ts';
import type { SlideshowIslandProps } from './Slideshow.tsx';

/** The props of every island, by the name of its chunk: the name of its file in kebab-case. */
export interface Islands {
  readonly 'click-to-load': ClickToLoadProps;
  readonly gallery: GalleryIslandProps;
  readonly 'pier-map': PierMapIslandProps;
  readonly 'place-filter': PlaceFilterProps;
  readonly slideshow: SlideshowIslandProps;
}
