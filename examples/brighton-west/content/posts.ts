import { list, paragraph, quote } from '../../../demo/blocks/text.ts';
import type { Written } from '../../../demo/content/author.ts';
import { cmsOrigin as cms } from '../../../demo/site-address.ts';
import type { DemoCategory } from '../../../demo/store-types.ts';
import { image } from './pictures.ts';

export const categories: readonly DemoCategory[] = [
  {
    id: 2,
    slug: 'bekanntes',
    name: 'Bekanntmachungen',
    description: 'Zeiten, Sperrungen und was man vorher wissen möchte.',
    parentId: 0,
  },
  { id: 3, slug: 'essen', name: 'Essen und Trinken', description: 'Neue Küchen, alte Rezepte.', parentId: 0 },
  {
    id: 4,
    slug: 'umbau',
    name: 'Umbau',
    description: 'Pfahl für Pfahl ins nächste Jahrhundert.',
    parentId: 0,
  },
];

interface WrittenPost extends Written {
  readonly categoryIds: readonly number[];
}

export const posts: readonly WrittenPost[] = [
  {
    slug: 'die-leiter-ist-wieder-da',
    title: 'Die Leiter ist wieder da',
    date: '2026-01-20T12:00:00',
    categoryIds: [2],
    image: 'winter-swim.jpg',
    excerpt: '',
    blocks: [
      paragraph(
        'Der Sturm vom dritten Januar hat sie mitgenommen, ein Fischer aus Göhren hat sie zurückgebracht. Sie fehlte siebzehn Tage und hat niemandem erzählt, wo sie war.',
      ),
    ],
  },
  {
    slug: 'rezept-der-lotsensuppe',
    title: 'Das Rezept der Lotsensuppe',
    date: '2026-02-03T12:00:00',
    categoryIds: [3],
    image: 'fish-supper.jpg',
    excerpt: 'Nach hundert Jahren verrät Hinnerk, was hineinkommt.',
    blocks: [
      paragraph('Man nehme, was da ist. So beginnt das Blatt, das hinter dem Ofen lag.'),
      list([
        'ein Kilo Fisch, gemischt',
        'zwei Zwiebeln, drei Möhren',
        'ein Glas Weißwein, eines in die Suppe',
      ]),
    ],
  },
  {
    slug: 'tausendster-pfahl',
    title: 'Der tausendste Pfahl',
    date: '2026-03-17T12:00:00',
    categoryIds: [4],
    image: 'restoration-piles.jpg',
    excerpt: '',
    blocks: [
      paragraph('Um 6.12 Uhr stand er, um 6.13 Uhr saß eine Möwe darauf. Damit gilt er als abgenommen.'),
      image('restoration-crane.jpg', { caption: 'Der Kran „Bertha“ bei der Arbeit.' }),
      quote(
        [paragraph('Eine Seebrücke wird nie fertig. Sie ist ein sehr langsames Schiff.')],
        'Bauleiterin Amara Okafor',
      ),
    ],
  },
  {
    slug: 'besuche-2025',
    title: 'Besuche 2025: 1,1 Millionen',
    date: '2026-03-30T12:00:00',
    categoryIds: [2],
    image: 'pier-gate.jpg',
    excerpt: 'Gezählt am Tor, Hunde und Möwen nicht.',
    blocks: [
      paragraph('Der vollste Tag war der 2. August, der leerste der 3. Januar: Da kam nur der Sturm.'),
    ],
  },
  {
    slug: 'neues-eis',
    title: 'Sanddorn ist zurück',
    date: '2026-05-06T12:00:00',
    categoryIds: [3],
    image: 'ice-cream.jpg',
    excerpt: '',
    blocks: [paragraph('Dreimal haben wir gefragt, dreimal hat der Ort Sanddorn gesagt. Also Sanddorn.')],
  },
  {
    slug: 'eiderenten',
    title: 'Nachwuchs unter den Bohlen',
    date: '2026-06-02T12:00:00',
    categoryIds: [2],
    image: 'eiders.jpg',
    excerpt: 'Elf Küken, drei Nester, ein Bauzaun, der warten muss.',
    blocks: [
      paragraph(
        `Bis Mitte Juli ruht die Arbeit zwischen Pfahl 300 und 340. Wer leise ist, sieht sie vom <a href="${cms}/locations/anleger/">Anleger</a> aus.`,
      ),
    ],
  },
  {
    slug: 'brueckenfest-programm',
    title: 'Das Programm zum Brückenfest',
    date: '2026-06-08T12:00:00',
    categoryIds: [2],
    image: 'brass-rehearsal.jpg',
    excerpt: '',
    blocks: [
      paragraph(
        `Alles Wichtige steht beim <a href="${cms}/events/brueckenfest/">Brückenfest</a>. Das Unwichtige ist schöner.`,
      ),
    ],
  },
];
