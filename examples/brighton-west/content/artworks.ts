import { paragraph } from '../../../demo/blocks/text.ts';
import type { Written } from '../../../demo/content/author.ts';

interface WrittenArtwork extends Written {
  readonly artist: string;
  readonly year: number;
  /** Slug of the location where it is. */
  readonly at: string;
}

export const artworks: readonly WrittenArtwork[] = [
  {
    slug: 'orgel-fuer-nordost',
    title: 'Orgel für Nordost',
    artist: 'Fiete Brandt',
    year: 2018,
    at: 'glashaus',
    date: '2025-02-20T12:00:00',
    image: 'wind-organ.jpg',
    excerpt: 'Sechzehn Kupferrohre, gestimmt auf den Wind.',
    blocks: [
      paragraph(
        'Bei Nordost spielt sie einen Akkord, bei Südwest schweigt sie. Im Ort sagt man: Dann wird es Sommer.',
      ),
    ],
  },
  {
    slug: 'moewenschraube',
    title: 'Möwenschraube',
    artist: 'Ottilie Brand',
    year: 2021,
    at: 'kuppelsaal',
    date: '2025-02-20T12:05:00',
    image: 'sculpture-gulls.jpg',
    excerpt: 'Hundertzwölf Möwen aus Stahl, eine davon echt.',
    blocks: [paragraph('Die echte wechselt. Alle anderen drehen sich langsam mit der Sonne.')],
  },
  {
    slug: 'lichtbogen',
    title: 'Lichtbogen',
    artist: 'Studio Nachtfrost',
    year: 2024,
    at: 'anleger',
    date: '2025-02-20T12:10:00',
    image: 'light-installation.jpg',
    excerpt: 'Ein Gang aus Licht, der die Schritte zählt.',
    blocks: [
      paragraph(
        'Jeder Schritt verschiebt die Farbe um ein Grad. Nach einem Abend ist der Bogen einmal herum.',
      ),
    ],
  },
  {
    slug: 'hoerbank',
    title: 'Hörbank',
    artist: 'Piet Vanderlinde',
    year: 2016,
    at: 'muschelkiosk',
    date: '2025-02-20T12:15:00',
    image: 'sound-bench.jpg',
    excerpt: 'Zwei Trichter, die das Meer an die Ohren holen.',
    blocks: [paragraph('Man sitzt zu zweit und hört, was man sonst nur sieht. Flüstern kommt drüben an.')],
  },
  {
    slug: 'tauwerk',
    title: 'Tauwerk',
    artist: 'Oluwaseun Bright',
    year: 2019,
    at: 'glashaus',
    date: '2025-02-20T12:20:00',
    image: 'rope-weaving.jpg',
    excerpt: 'Drei Kilometer alte Festmacher, neu geknotet.',
    blocks: [paragraph('Geknüpft von vierzig Leuten aus dem Ort in einem Winter ohne Eis.')],
  },
];
