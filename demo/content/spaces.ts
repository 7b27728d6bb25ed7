import { image } from '../blocks/media.ts';
import { list, paragraph } from '../blocks/text.ts';
import type { DemoKindFields } from '../kinds.ts';
import { mediaByFile } from '../media.ts';
import type { Written } from './author.ts';

interface WrittenSpace extends Written, Partial<Readonly<DemoKindFields['space']>> {
  /** Slug of the location that it is in, or beside. */
  readonly at: string;
}

const brochureId = mediaByFile('leasing-brochure.pdf').id;

/** The spaces to let, in the order of the pages that list them. */
export const spaces: readonly WrittenSpace[] = [
  {
    slug: 'office-14',
    title: 'Office 14',
    at: 'the-ropewalk',
    use: 'office',
    area: 62,
    rent: '$1,550 a month',
    floor: 'Ground floor',
    planId: mediaByFile('plan-office-14.jpg').id,
    brochureId,
    date: '2026-05-06T10:00:00',
    menuOrder: 1,
    image: 'office-window.jpg',
    excerpt: 'Two arches and a stove that works. The tide can be heard, not felt.',
    blocks: [
      paragraph(
        'The last tenant drew boats here for eleven years and left us the drawing table. The two arches look at the marina; the kitchen behind them has a window of its own.',
      ),
      list([
        'Heat from the sea-water pump, and the stove for company.',
        'Step-free from the boardwalk, with a door of 36 inches.',
        'Two berths for bicycles, and one for a kayak.',
      ]),
      image('offices.jpg'),
    ],
  },
  {
    slug: 'office-9',
    title: 'Office 9',
    at: 'the-ropewalk',
    use: 'office',
    area: 60,
    rent: '$1,720 a month',
    availableFrom: '2027-03-01',
    floor: 'First floor, sea side',
    brochureId,
    date: '2026-06-01T10:00:00',
    menuOrder: 2,
    image: 'gull-laptop.jpg',
    excerpt: 'One arch, five desks, and all of the bay in the window.',
    blocks: [
      paragraph(
        'The view is in the rent, and worth it: on a clear day the light of Gull Rock, on the others the weather before anybody else has it. The present tenant moves to a whole floor in February.',
      ),
    ],
  },
  {
    slug: 'office-22',
    title: 'Office 22',
    at: 'the-ropewalk',
    use: 'office',
    area: 88,
    rent: '$1,980 a month',
    availableFrom: '2026-09-01',
    floor: 'Under the roof',
    planId: mediaByFile('plan-office-22.jpg').id,
    brochureId,
    date: '2026-05-06T10:05:00',
    menuOrder: 3,
    image: 'rope-weaving.jpg',
    excerpt: 'The beam that the rope was hung from, and room for eight.',
    blocks: [
      paragraph(
        'One long room with four windows in the roof. The lift ends at the door; the beam is not to be drilled into, but a swing has been hung from it.',
      ),
    ],
  },
  {
    slug: 'the-net-store',
    title: 'The net store',
    at: 'the-ropewalk',
    use: 'workshop',
    area: 150,
    rent: '$3,300 a month',
    availableFrom: '2027-01-02',
    floor: 'Ground floor, north end',
    date: '2026-05-06T10:10:00',
    menuOrder: 4,
    image: 'sail-loft.jpg',
    excerpt: 'Half a floor in one piece. Good for those who need to roll something out.',
    blocks: [
      paragraph(
        'Nets were dried here, then sails were cut. The doors open to the full width, the floor carries a truck, and there is power for a kiln.',
      ),
    ],
  },
  {
    slug: 'shop-7',
    title: 'Shop 7',
    at: 'the-carousel',
    use: 'shop',
    area: 54,
    rent: '$1,240 a month',
    availableFrom: '2026-09-01',
    floor: 'On the boardwalk',
    date: '2026-05-06T10:15:00',
    menuOrder: 5,
    image: 'ceramics.jpg',
    excerpt: 'Beside the carousel. You will hear nine waltzes a day, and meet everybody’s children.',
    blocks: [
      paragraph(
        'A window of twelve feet, a counter, and a back room with a sink. In July, five thousand people a day walk past it.',
      ),
    ],
  },
  {
    slug: 'shop-13',
    title: 'Shop 13',
    at: 'ellery-marina',
    use: 'shop',
    area: 96,
    rent: '$1,900 a month',
    availableFrom: '2026-09-01',
    floor: 'North side',
    date: '2026-05-06T10:20:00',
    menuOrder: 6,
    image: 'canoe-shed.jpg',
    excerpt: 'With a workshop behind and a hoist above. The last tenant built dinghies.',
    blocks: [paragraph('The hoist lifts half a ton and was tested in April. The smell of varnish is free.')],
  },
  {
    slug: 'kiosk-4',
    title: 'Kiosk 4',
    at: 'signal-coffee',
    use: 'shop',
    area: 6,
    rent: '$480 a month, April to October',
    availableFrom: '2027-04-01',
    floor: 'On the boardwalk',
    date: '2026-05-06T10:25:00',
    menuOrder: 7,
    image: 'coffee-kiosk.jpg',
    excerpt: 'Between coffee and ice cream, so it had better be savoury.',
    blocks: [paragraph('Power, water and a bell. The hatch opens to the east, for those who come early.')],
  },
];
