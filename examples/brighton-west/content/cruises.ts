import { list, paragraph } from '../../../demo/blocks/text.ts';
import { toBase, type Written } from '../../../demo/content/author.ts';
import type { DemoEntry } from '../../../demo/store-types.ts';

interface WrittenCruise extends Written {
  readonly boat: string;
  readonly departs: string;
  readonly minutes: number;
  readonly price: string;
}

const written: readonly WrittenCruise[] = [
  {
    slug: 'zu-den-kreidefelsen',
    title: 'Zu den Kreidefelsen',
    date: '2026-03-01T12:00:00',
    image: 'ferry-landing.jpg',
    excerpt: 'Vom Wasser aus ist die Küste am weißesten.',
    boat: 'Margarethe',
    departs: 'Mai bis Oktober, täglich 10 und 14 Uhr',
    minutes: 150,
    price: '24 €, Kinder 12 €',
    blocks: [
      paragraph(
        'Die Margarethe fährt so dicht heran, wie es erlaubt ist, und so langsam, dass man zählen kann, was herunterfällt.',
      ),
      list([
        'Kaffee und Kuchen an Bord',
        'Die Rampe ist stufenlos',
        'Bei mehr als einem Meter Welle bleibt sie liegen',
      ]),
    ],
  },
  {
    slug: 'mit-dem-netz-hinaus',
    title: 'Mit dem Netz hinaus',
    date: '2026-03-02T12:00:00',
    image: 'marina.jpg',
    excerpt: 'Um fünf am Kutter, um acht am Frühstück.',
    boat: 'Seestern',
    departs: 'Samstags 5 Uhr',
    minutes: 180,
    price: '38 €',
    blocks: [paragraph('Hinnerk nimmt sechs Leute mit, die früh aufstehen und nicht viel reden.')],
  },
  {
    slug: 'lichterfahrt',
    title: 'Lichterfahrt',
    date: '2026-03-03T12:00:00',
    image: 'light-installation.jpg',
    excerpt: 'Die Seebrücke von vorn, bei Nacht und mit Decke.',
    boat: 'Margarethe',
    departs: 'Freitags nach Sonnenuntergang',
    minutes: 60,
    price: '15 €',
    blocks: [paragraph('Der Lichtbogen spiegelt sich nur bei Flaute. Sonst tanzt er.')],
  },
];

/** The trips by boat. The type of the demo's entries knows the kinds of Boardwalk alone. */
export const cruises = written.map(({ boat, departs, minutes, price, ...base }, index) => ({
  ...toBase(701 + index, base),
  kind: 'cruise',
  ...{ boat, departs, minutes, price },
})) as unknown as readonly DemoEntry[];
