import type { ReactNode } from 'react';
import { slideshowWords } from '../../words/site/slideshow-words.ts';
import { Island } from '../components/Island.tsx';
import { Section } from '../components/Section.tsx';
import { useLangOf } from '../components/use-language.ts';
import { Island as Slides } from '../islands/Slideshow.tsx';
import type { Href, PictureData } from '../types.ts';

export interface SlideshowProps {
  readonly id: string;
  readonly heading?: string;
  readonly slides: readonly Slide[];
}
export interface Slide {
  readonly picture: PictureData;
  readonly caption?: string;
  readonly href?: Href;
}

export function Slideshow({ id, heading, slides }: SlideshowProps): ReactNode {
  const langOf = useLangOf();
  if (slides.length === 0) return null;
  return (
    <Section heading={heading}>
      <Island
        name="slideshow"
        id={id}
        when="visible"
        component={Slides}
        props={{
          slides: slides.map((slide) => ({ ...slide, lang: slide.caption && langOf(slide.caption) })),
          label: heading ?? slideshowWords.label,
        }}
      />
    </Section>
  );
}
