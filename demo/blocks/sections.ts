import { mediaByFile } from '../media.ts';
import { added, type DemoBlock, escapeAttribute, leaf } from './block.ts';
import type {
  AccessGuideSettings,
  EventGridSettings,
  ExperienceGridSettings,
  GettingHereSettings,
  HeroSettings,
  LeasingStatisticsSettings,
  LocationGridSettings,
  MapSettings,
  NewsGridSettings,
  ParkingSettings,
  Picture,
  PressKitSettings,
  ScheduleSettings,
  SlideshowSettings,
  SustainabilitySettings,
  TeamSettings,
  TimelineSettings,
  VideoSettings,
} from './section-settings.ts';

export const hero = (settings: HeroSettings): DemoBlock => section('hero', settings);
export const eventGrid = (settings: EventGridSettings): DemoBlock => section('event-grid', settings);
export const newsGrid = (settings: NewsGridSettings): DemoBlock => section('news-grid', settings);
export const experienceGrid = (settings: ExperienceGridSettings): DemoBlock =>
  section('experience-grid', settings);
export const locationGrid = (settings: LocationGridSettings): DemoBlock => section('location-grid', settings);
export const pierMap = (settings: MapSettings): DemoBlock => section('map', settings);
export const slideshow = (settings: SlideshowSettings): DemoBlock => section('slideshow', settings);
export const videoFeature = (settings: VideoSettings): DemoBlock => section('video', settings);
export const team = (settings: TeamSettings): DemoBlock => section('team', settings);
export const leasingStatistics = (settings: LeasingStatisticsSettings): DemoBlock =>
  section('leasing-statistics', settings);
export const gettingHere = (settings: GettingHereSettings): DemoBlock => section('getting-here', settings);

export const parking = (settings: ParkingSettings): DemoBlock => section('parking', settings);
export const schedule = (settings: ScheduleSettings): DemoBlock => section('schedule', settings);
export const sustainability = (settings: SustainabilitySettings): DemoBlock =>
  section('sustainability', settings);
export const pressKit = (settings: PressKitSettings): DemoBlock => section('press-kit', settings);
export const accessGuide = (settings: AccessGuideSettings = {}): DemoBlock =>
  section('access-guide', settings);
export const timeline = (settings: TimelineSettings): DemoBlock => section('timeline', settings);

/** A picture of the library as a section's settings name it. */
export function picture(file: string): Picture {
  const { id, url, alt } = mediaByFile(file);
  return { id, url, alt };
}

/** A `pier/*` block: WordPress makes html of its settings, for the generator to read. */
function section(kind: string, settings: object): DemoBlock {
  const data = escapeAttribute(JSON.stringify(settings));
  return leaf({
    name: `pier/${kind}`,
    attributes: { ...settings },
    html: added(`<div data-pier-block="${kind}" data-props="${data}"></div>`),
  });
}
