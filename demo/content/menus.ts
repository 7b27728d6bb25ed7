import { cmsOrigin as cms } from '../site-address.ts';
import type { DemoMenuItem } from '../store-types.ts';
import { categoryId } from './categories.ts';
import { experienceId } from './experiences.ts';
import { pageId } from './pages.ts';

type Written = Pick<DemoMenuItem, 'label' | 'leadsTo'> & {
  readonly target?: '_blank';
  readonly below?: readonly Written[];
};

const page = (label: string, slug: string, below?: readonly Written[]): Written => ({
  label,
  leadsTo: { entry: pageId(slug) },
  ...(below && { below }),
});
const experience = (label: string, slug: string): Written => ({
  label,
  leadsTo: { entry: experienceId(slug) },
});

const primary: readonly Written[] = [
  page('Visit', 'visit', [
    { label: 'Today', leadsTo: { url: `${cms}/today/` } },
    // Typed as full addresses of the CMS, with a hash: a front end must find its own pages in them.
    { label: 'Opening hours', leadsTo: { url: `${cms}/visit/#opening-hours` } },
    { label: 'Parking', leadsTo: { url: `${cms}/visit/#parking` } },
    page('Accessibility', 'accessibility'),
  ]),
  page('Experiences', 'experiences', [
    experience('Dining', 'dining'),
    experience('Shops', 'retail'),
    experience('Art', 'art'),
    experience('Events', 'events'),
    experience('Leasing', 'leasing'),
    experience('Shop spaces', 'retail-leasing'),
    experience('Working here', 'working-here'),
  ]),
  page('Events', 'event'),
  page('News', 'news', [
    { label: 'Festivals & Events', leadsTo: { category: categoryId('festivals') } },
    { label: 'Food & Drink', leadsTo: { category: categoryId('food-and-drink') } },
    { label: 'Restoration', leadsTo: { category: categoryId('restoration') } },
  ]),
  page('Places', 'location'),
  page('Restoration', 'revitalization'),
];

const footer: readonly Written[] = [
  page('About the pier', 'about'),
  page('History', 'history'),
  page('Team', 'team'),
  page('Contact', 'contact'),
  page('Art on the pier', 'art'),
  { label: 'Getting here', leadsTo: { url: '/visit/?from=footer#getting-here' } },
  // An external link in a window of its own.
  { label: 'Tickets', leadsTo: { url: 'https://tickets.example.com/halyard-pier' }, target: '_blank' },
  page('Accessibility', 'accessibility'),
  page('Terms', 'terms'),
  page('Privacy', 'privacy'),
];

/** Both menus as WordPress keeps them: flat, in reading order. */
export const demoMenuItems: readonly DemoMenuItem[] = flatten();

function flatten(): DemoMenuItem[] {
  const items: DemoMenuItem[] = [];
  const add = (location: DemoMenuItem['location'], written: readonly Written[], parentId: number): void => {
    for (const { label, leadsTo, target = '', below = [] } of written) {
      const id = 901 + items.length;
      items.push({ id, location, parentId, order: items.length + 1, label, leadsTo, target });
      add(location, below, id);
    }
  };
  add('PRIMARY', primary, 0);
  add('FOOTER', footer, 0);
  return items;
}
