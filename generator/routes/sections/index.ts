import type { SectionName } from '../../content/stored-blocks.ts';
import { refuseTakenNames } from '../../util/refuse-taken-names.ts';
import { accessGuide } from './access-guide.ts';
import type { Section } from './define-section.ts';
import { gettingHere } from './getting-here.ts';
import { eventGrid, experienceGrid, locationGrid, newsGrid } from './grids.ts';
import { hero } from './hero.ts';
import { leasingStatistics } from './leasing-statistics.ts';
import { map } from './map.ts';
import { ownSections } from './own-sections.ts';
import { parking } from './parking.ts';
import { pressKit } from './press-kit.ts';
import { schedule } from './schedule.ts';
import { slideshow } from './slideshow.ts';
import { sustainability } from './sustainability.ts';
import { team } from './team.ts';
import { timeline } from './timeline.ts';
import { video } from './video.ts';

const ours = {
  'pier/access-guide': accessGuide,
  'pier/event-grid': eventGrid,
  'pier/experience-grid': experienceGrid,
  'pier/getting-here': gettingHere,
  'pier/hero': hero,
  'pier/leasing-statistics': leasingStatistics,
  'pier/location-grid': locationGrid,
  'pier/map': map,
  'pier/news-grid': newsGrid,
  'pier/parking': parking,
  'pier/press-kit': pressKit,
  'pier/schedule': schedule,
  'pier/slideshow': slideshow,
  'pier/sustainability': sustainability,
  'pier/team': team,
  'pier/timeline': timeline,
  'pier/video': video,
} satisfies { [Name in SectionName]: Section<Name> };

refuseTakenNames('sections', Object.keys(ownSections), ours);

/**
 * Every section by the name of its block. A new one is a file and a line above, and its template's. A site adds its own, of which
 * types know nothing.
 */
export const sections: typeof ours = { ...ours, ...ownSections };
