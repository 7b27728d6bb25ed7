import type { ComponentProps } from 'react';
import { AccessGuide } from '../sections/AccessGuide.tsx';
import { EventGrid } from '../sections/EventGrid.tsx';
import { ExperienceGrid } from '../sections/ExperienceGrid.tsx';
import { GettingHere } from '../sections/GettingHere.tsx';
import { Hero } from '../sections/Hero.tsx';
import { LeasingStatistics } from '../sections/LeasingStatistics.tsx';
import { LocationGrid } from '../sections/LocationGrid.tsx';
import { NewsGrid } from '../sections/NewsGrid.tsx';
import { Parking } from '../sections/Parking.tsx';
import { PierMap } from '../sections/PierMap.tsx';
import { PressKit } from '../sections/PressKit.tsx';
import { Schedule } from '../sections/Schedule.tsx';
import { Slideshow } from '../sections/Slideshow.tsx';
import { Sustainability } from '../sections/Sustainability.tsx';
import { Team } from '../sections/Team.tsx';
import { Timeline } from '../sections/Timeline.tsx';
import { VideoFeature } from '../sections/VideoFeature.tsx';
import { Button } from './Button.tsx';
import { Buttons } from './Buttons.tsx';
import { Column } from './Column.tsx';
import { Columns } from './Columns.tsx';
import { Cover } from './Cover.tsx';
import { Element } from './Element.tsx';
import { Embed } from './Embed.tsx';
import { Gallery } from './Gallery.tsx';
import { Heading } from './Heading.tsx';
import { Html } from './Html.tsx';
import { Image } from './Image.tsx';
import { InlinePicture } from './InlinePicture.tsx';
import { ownBlocks } from './own-blocks.ts';
import { Paragraph } from './Paragraph.tsx';
import { Quote } from './Quote.tsx';
import { Spacer } from './Spacer.tsx';
import { Video } from './Video.tsx';

/** Boardwalk's blocks and sections by their names in the CMS. A new one is a file and a line here. */
export const ourBlocks = {
  'core/paragraph': Paragraph,
  'core/heading': Heading,
  'core/image': Image,
  'core/gallery': Gallery,
  'core/buttons': Buttons,
  'core/button': Button,
  'core/columns': Columns,
  'core/column': Column,
  'core/cover': Cover,
  'core/element': Element,
  'core/embed': Embed,
  'core/html': Html,
  'core/picture': InlinePicture,
  'core/quote': Quote,
  'core/spacer': Spacer,
  'core/video': Video,
  'pier/hero': Hero,
  'pier/event-grid': EventGrid,
  'pier/news-grid': NewsGrid,
  'pier/experience-grid': ExperienceGrid,
  'pier/location-grid': LocationGrid,
  'pier/map': PierMap,
  'pier/slideshow': Slideshow,
  'pier/video': VideoFeature,
  'pier/team': Team,
  'pier/leasing-statistics': LeasingStatistics,
  'pier/getting-here': GettingHere,
  'pier/parking': Parking,
  'pier/schedule': Schedule,
  'pier/sustainability': Sustainability,
  'pier/timeline': Timeline,
  'pier/press-kit': PressKit,
  'pier/access-guide': AccessGuide,
} as const;

/** Every block and section by its name. */
export const blocks = { ...ourBlocks, ...ownBlocks } as const;

export type BlockName = keyof typeof blocks;

/** A block or section with its props: the nodes of the tree. */
export type BlockNode = {
  [Name in BlockName]: {
    readonly block: Name;
    readonly props: ComponentProps<(typeof blocks)[Name]>;
    /** The site adds it to the text of an editor. */
    readonly by?: 'site';
  };
}[BlockName];
