import { button, buttons, column, columns } from '../../../demo/blocks/layout.ts';
import {
  eventGrid,
  experienceGrid,
  gettingHere,
  hero,
  leasingStatistics,
  locationGrid,
  newsGrid,
  parking,
  pierMap,
  schedule,
  slideshow,
  sustainability,
  team,
  timeline,
} from '../../../demo/blocks/sections.ts';
import { heading, list, paragraph, quote } from '../../../demo/blocks/text.ts';
import type { Written } from '../../../demo/content/author.ts';
import { cmsOrigin as cms } from '../../../demo/site-address.ts';
import { image, picture } from './pictures.ts';

/** The degrees at the edges of the drawn plan. */
const bounds = { south: 54.5125, west: 13.639, north: 54.5155, east: 13.6476 } as const;

export const pages: readonly Written[] = [
  {
    slug: 'home',
    title: 'Willkommen',
    date: '2025-01-06T12:00:00',
    modified: '2026-06-10T12:00:00',
    seo: {
      title: 'Brighton West: die Seebrücke an der Ostsee',
      metaDesc:
        'Vierhundert Meter hinaus aufs Meer: Fischbrötchen, Kuppelsaal, Windorgel und ein Schiff zu den Kreidefelsen.',
    },
    blocks: [
      hero({
        kicker: 'Ostsee · seit 1893',
        heading: 'Einmal bis ans Ende',
        text: 'Ein Londoner Bankier baute eine Seebrücke und nannte sie nach daheim. Daheim ist weit, das Meer ist nah, und der Eintritt ist frei.',
        image: picture('hero-pier-dawn.jpg'),
        actions: [
          { label: 'Besuch planen', url: `${cms}/visit/` },
          { label: 'Was ist los?', url: `${cms}/event/` },
        ],
      }),
      eventGrid({
        heading: 'Demnächst auf den Bohlen',
        limit: 6,
        more: { label: 'Alle Veranstaltungen', url: `${cms}/event/` },
      }),
      experienceGrid({ heading: 'Wonach ist Ihnen?', slugs: ['dining', 'retail', 'art', 'events'] }),
      slideshow({
        heading: 'Ein Jahr am Wasser',
        slides: [
          {
            image: picture('hero-boardwalk-summer.jpg'),
            caption: 'Juli: Wimpel hoch, Schuhe aus',
            url: `${cms}/experiences/`,
          },
          {
            image: picture('lantern-parade.jpg'),
            caption: 'Oktober: Papierfische schwimmen heim',
            url: `${cms}/events/laternenfest-2026/`,
          },
          { image: picture('winter-swim.jpg'), caption: 'Januar: Mütze auf und hinein' },
        ],
      }),
      newsGrid({
        heading: 'Neues von der Seebrücke',
        limit: 3,
        more: { label: 'Alle Nachrichten', url: `${cms}/news/` },
      }),
      pierMap({ heading: 'Was wo ist', plan: picture('plan-of-the-pier.jpg'), bounds }),
    ],
  },
  { slug: 'news', title: 'Neues', date: '2025-01-06T12:05:00', blocks: [] },
  {
    slug: 'visit',
    title: 'Besuch',
    date: '2025-01-06T12:10:00',
    image: 'pier-gate.jpg',
    seo: { metaDesc: 'Öffnungszeiten, Anreise, Parken und ein Plan der Seebrücke Brighton West.' },
    blocks: [
      hero({
        kicker: 'Besuch',
        heading: 'Mit der Bahn, mit dem Schiff oder zu Fuß',
        text: 'Von der Haltestelle bis zur ersten Bohle sind es neunzig Sekunden.',
        image: picture('pier-gate.jpg'),
        actions: [{ label: 'Anreise', url: `${cms}/visit/#anreise` }],
      }),
      schedule({
        heading: 'Öffnungszeiten',
        rows: [
          { days: 'Montag bis Donnerstag', hours: '7 bis 22 Uhr' },
          { days: 'Freitag und Samstag', hours: '7 bis 24 Uhr' },
          { days: 'Sonntag', hours: '8 bis 21 Uhr', note: 'Bei Sturm bleibt das Tor zu.' },
        ],
        exceptions: [
          { date: '2026-08-15', hours: '7 bis 16 Uhr', note: 'Danach wird die lange Tafel gedeckt.' },
          { date: '2026-12-24', hours: '10 bis 14 Uhr', note: 'Nur zum Gehen, die Küchen ruhen.' },
        ],
      }),
      gettingHere({
        heading: 'Anreise',
        ways: [
          {
            way: 'transit',
            title: 'Mit der Bahn',
            text: 'Die Bäderbahn hält jede halbe Stunde an der Strandstraße, stufenlos.',
          },
          { way: 'foot', title: 'Zu Fuß', text: 'Vom Ortskern immer den Fahnen nach, zwölf Minuten.' },
          {
            way: 'ferry',
            title: 'Mit dem Schiff',
            text: 'Die Margarethe legt von Mai bis Oktober viermal am Tag an.',
          },
          {
            way: 'bicycle',
            title: 'Mit dem Rad',
            text: 'Der Küstenweg endet am Tor. Es gibt 120 Bügel, Luft und Wasser.',
          },
          {
            way: 'car',
            title: 'Mit dem Auto',
            text: 'Von der Bundesstraße 196 den blauen Fahnen folgen.',
            to: 'Mühlenstraße 40, 18551 Brighton West',
          },
        ],
      }),
      parking({
        heading: 'Parken',
        text: 'An sonnigen Wochenenden ist wenig frei: Von der Mühlenstraße fährt die Bahn mit dem Parkschein umsonst.',
        lots: [
          {
            name: 'Parkplatz Strandstraße',
            address: 'Strandstraße 2',
            spaces: 84,
            rates: [
              { label: 'Erste halbe Stunde', price: 'frei' },
              { label: 'Jede Stunde', price: '3 €' },
            ],
            note: 'Acht breite Plätze neben dem Tor, mit Ausweis frei.',
            walk: '2 Minuten',
          },
          {
            name: 'Parkhaus Mühlenstraße',
            address: 'Mühlenstraße 40',
            spaces: 310,
            rates: [{ label: 'Ganzer Tag', price: '12 €' }],
            note: 'Zwölf Ladesäulen auf Ebene 1.',
            walk: '9 Minuten oder eine Haltestelle',
          },
        ],
      }),
      locationGrid({
        heading: 'Wo es etwas zu essen gibt',
        slugs: ['fischhalle', 'backstube', 'kraehennest'],
      }),
      heading(2, 'Gut zu wissen'),
      list([
        'Hunde sind an der Leine willkommen.',
        'Geangelt wird nachts, vom nördlichen Geländer.',
        'Räder werden geschoben, Möwen nicht gefüttert.',
      ]),
    ],
  },
  {
    slug: 'contact',
    title: 'Kontakt',
    date: '2025-01-06T12:15:00',
    image: 'fog-pier-head.jpg',
    blocks: [
      paragraph(
        'Der Empfang steht am Fuß der Seebrücke, unter der Uhr. Solange das Tor offen ist, ist jemand da.',
        { fontSize: 'large' },
      ),
      columns([
        column([
          heading(2, 'Bevor Sie anrufen'),
          paragraph(
            'Ab acht Uhr früh nimmt jemand ab, bis die Lampen brennen. Briefe werden mit Briefen beantwortet.',
          ),
        ]),
        column([
          heading(2, 'Wer hilft'),
          list([
            'Veranstaltungen: <a href="mailto:buehne@brightonwest.example">buehne@brightonwest.example</a>',
            `Räume mieten: <a href="${cms}/experience/leasing/">Vermietung</a>`,
          ]),
        ]),
      ]),
      quote(
        [paragraph('Wir antworten innerhalb von zwei Werktagen. Bei Sturm in drei.')],
        'Aushang am Empfang',
      ),
    ],
  },
  {
    slug: 'revitalization',
    title: 'Der Umbau',
    date: '2025-01-06T12:20:00',
    image: 'restoration-piles.jpg',
    seo: { metaDesc: 'Wie die Seebrücke Brighton West Pfahl für Pfahl erneuert wird.' },
    blocks: [
      hero({
        kicker: 'Umbau 2014 bis 2027',
        heading: 'Pfahl für Pfahl',
        text: 'Eine Seebrücke von 1893, fit für das nächste Jahrhundert, ohne einen Sommer zu schließen.',
        image: picture('restoration-piles.jpg'),
      }),
      paragraph(
        'Ein Drittel der Pfähle ließ sich mit dem Daumen eindrücken. Seitdem sind tausend erneuert, und die Kuppel ist dicht.',
        { dropCap: true },
      ),
      timeline({
        heading: 'Vom Ufer bis zum Feuer',
        phases: [
          {
            title: 'Die Landseite',
            start: '2014-03-03',
            end: '2018-05-25',
            text: 'Neue Bohlen, neue Geländer, ein Haus für das Karussell.',
            image: picture('carousel.jpg'),
          },
          {
            title: 'Die Mitte und die Kuppel',
            start: '2021-02-15',
            end: '2024-10-12',
            text: 'Kuppelsaal, Anleger, Strom und Wasser.',
            image: picture('pavilion.jpg'),
          },
          {
            title: 'Der Brückenkopf',
            start: '2025-03-10',
            text: '214 Pfähle und das Leuchtfeuer. Der Kran arbeitet von September bis Mai.',
          },
        ],
      }),
      sustainability({
        heading: 'Was es der Bucht bringt',
        figures: [
          {
            value: '1.000',
            label: 'Pfähle erneuert',
            progress: 0.88,
            goal: '1.126 bis 2027',
            source: 'Bautagebuch',
          },
          { value: '61', unit: '%', label: 'unseres Stroms vom Dach', progress: 0.81, goal: '75 % bis 2028' },
          {
            value: '38',
            label: 'Fischarten zwischen den Pfählen',
            trend: [
              { label: '2018', value: 22 },
              { label: '2020', value: 24 },
              { label: '2022', value: 31 },
              { label: '2024', value: 36 },
              { label: '2026', value: 38 },
            ],
          },
        ],
        source: 'Institut für Küstenkunde, Bericht für 2026',
      }),
      newsGrid({ heading: 'Von der Baustelle', category: 'umbau', limit: 3 }),
    ],
  },
  {
    slug: 'experiences',
    title: 'Erleben',
    date: '2025-01-06T12:25:00',
    image: 'kayaks.jpg',
    blocks: [
      hero({
        heading: 'Sieben Arten, einen Tag zu verbringen',
        text: 'Oder eine lange, mit Pullover.',
        image: picture('kayaks.jpg'),
      }),
      experienceGrid({}),
    ],
  },
  {
    slug: 'art',
    title: 'Kunst auf der Seebrücke',
    date: '2025-01-06T12:30:00',
    image: 'mural-wave.jpg',
    blocks: [
      hero({
        kicker: 'Kunst',
        heading: 'Für Salz und Wind gemacht',
        text: 'Alles hier bewegt sich, klingt, leuchtet oder rostet mit Absicht.',
        image: picture('mural-wave.jpg'),
      }),
    ],
  },
  {
    slug: 'event',
    title: 'Veranstaltungen',
    date: '2025-01-06T12:35:00',
    image: 'hero-harbour-evening.jpg',
    blocks: [paragraph('Das meiste ist umsonst. Wo es Karten braucht, steht es dabei.')],
  },
  {
    slug: 'location',
    title: 'Orte',
    date: '2025-01-06T12:40:00',
    image: 'marina.jpg',
    blocks: [paragraph('Acht Türen, Luken und Leitern, vom Tor bis zum Leuchtfeuer.')],
  },
  {
    slug: 'verein',
    title: 'Wer dahintersteht',
    date: '2025-01-06T12:45:00',
    image: 'history-1908.jpg',
    blocks: [
      paragraph('Die Seebrücke gehört seit 2009 einem Verein mit 2.400 Mitgliedern und einem Eimer Farbe.'),
      image('history-1908.jpg', { caption: 'Fünfzehn Jahre nach der Eröffnung.' }),
      team({
        heading: 'Drei, die man kennen sollte',
        members: [
          {
            name: 'Amara Okafor',
            role: 'Bauleiterin',
            text: 'Kennt jeden Pfahl mit Nummer.',
            image: picture('team-amara.jpg'),
          },
          {
            name: 'Tom Harms',
            role: 'Hafenmeister',
            text: 'Sagt Wetter voraus, das schon da ist.',
            image: picture('team-tom.jpg'),
          },
          {
            name: 'Ines Castro',
            role: 'Programm',
            text: 'Sagt selten nein.',
            image: picture('team-ines.jpg'),
          },
        ],
      }),
    ],
  },
  {
    slug: 'datenschutz',
    title: 'Datenschutz',
    date: '2025-01-06T12:50:00',
    blocks: [
      paragraph('Wir zählen Menschen auf der Seebrücke, nicht auf dieser Website.'),
      heading(2, 'Was gespeichert wird'),
      list(['Ob Sie die Ankündigung geschlossen haben, im eigenen Browser.', 'Sonst nichts.']),
    ],
  },
  {
    slug: 'popup',
    title: 'Die Seebrücke wird 133',
    date: '2026-06-01T12:00:00',
    image: 'popup-summer.jpg',
    blocks: [
      image('popup-summer.jpg', { alt: '' }),
      paragraph(
        `Samstag um zwölf gibt es vier Meter Kuchen. <a href="${cms}/events/brueckenfest/">Zum Programm</a>`,
      ),
    ],
  },
];

export const experiences: readonly Written[] = [
  experience('art', 'Kunst', 3, 'wind-organ.jpg', 'Fünf Werke zwischen Tor und Leuchtfeuer.', [
    hero({
      kicker: 'Erleben',
      heading: 'Kunst, die Wetter verträgt',
      text: 'Fünf Werke im Freien, eine Galerie unter Glas und eine Orgel für den Wind.',
      image: picture('wind-organ.jpg'),
    }),
    locationGrid({ heading: 'Unter einem Dach', slugs: ['glashaus', 'kuppelsaal'] }),
  ]),
  experience(
    'dining',
    'Essen und Trinken',
    1,
    'fish-supper.jpg',
    'Vom ersten Brötchen um sechs bis zum letzten Glas um Mitternacht.',
    [
      hero({
        kicker: 'Erleben',
        heading: 'Immer der Nase nach',
        text: 'Fünf Küchen auf vierhundert Metern.',
        image: picture('fish-supper.jpg'),
      }),
      locationGrid({
        heading: 'Küchen und Luken',
        slugs: ['fischhalle', 'backstube', 'kraehennest', 'muschelkiosk'],
      }),
      newsGrid({ heading: 'Aus den Küchen', category: 'essen', limit: 3 }),
    ],
  ),
  experience('retail', 'Läden', 2, 'bookshop.jpg', 'Bücher, Brot und was das Meer bringt.', [
    hero({ kicker: 'Erleben', heading: 'Kleine Läden über dem Wasser', image: picture('bookshop.jpg') }),
    locationGrid({ heading: 'Türen zum Aufmachen', slugs: ['buchkoje', 'backstube', 'fischhalle'] }),
  ]),
  experience(
    'events',
    'Veranstaltungen',
    4,
    'concert-night.jpg',
    'Feste, Konzerte und ein Saal zum Mieten.',
    [
      hero({
        kicker: 'Erleben',
        heading: 'Abends wird es laut',
        text: 'Und manchmal sehr leise.',
        image: picture('concert-night.jpg'),
      }),
      eventGrid({ heading: 'Als Nächstes', limit: 3 }),
    ],
  ),
  experience('leasing', 'Vermietung', 5, 'office-window.jpg', 'Büros mit Tidenkalender an der Wand.', [
    hero({
      kicker: 'Vermietung',
      heading: 'Arbeiten über dem Wasser',
      text: 'Sechsundzwanzig Büros im alten Speicher.',
      image: picture('office-window.jpg'),
    }),
    leasingStatistics({
      heading: 'Die Seebrücke in Zahlen',
      figures: [
        { value: '1,1 Mio.', label: 'Besuche', note: '7 % mehr als 2024' },
        { value: '96 %', label: 'vermietet' },
      ],
      charts: [
        {
          title: 'Besuche im Jahr',
          type: 'line',
          unit: 'Tausend',
          bars: [
            { label: '2021', value: 566 },
            { label: '2022', value: 803 },
            { label: '2023', value: 921 },
            { label: '2024', value: 1028 },
            { label: '2025', value: 1100 },
          ],
        },
        {
          title: 'Flächen nach Nutzung',
          type: 'donut',
          unit: 'm²',
          bars: [
            { label: 'Büros', value: 3900 },
            { label: 'Essen', value: 1850 },
            { label: 'Läden', value: 1420 },
          ],
        },
      ],
      spaces: [
        {
          name: 'Büro 14',
          text: 'Erdgeschoss, zwei Bögen, ein Ofen, der zieht.',
          size: '62 m²',
          rent: '1.550 € im Monat',
          available: 'sofort',
        },
      ],
    }),
  ]),
  experience('retail-leasing', 'Ladenflächen', 6, 'pier-gate.jpg', 'Ein Laden, an dem alle vorbeikommen.', [
    paragraph('Zwei Buden und ein Laden werden im Herbst frei.'),
    buttons([button('Nachfragen', 'mailto:vermietung@brightonwest.example')]),
  ]),
  experience(
    'working-here',
    'Arbeiten bei uns',
    7,
    'offices.jpg',
    'Im Sommer suchen wir Hände, im Winter Köpfe.',
    [paragraph('Für Mai bis September suchen wir vier Leute mit Humor und ohne Höhenangst.')],
  ),
];

function experience(
  slug: string,
  title: string,
  menuOrder: number,
  image: string,
  excerpt: string,
  blocks: Written['blocks'],
): Written {
  return { slug, title, menuOrder, image, excerpt, blocks, date: '2025-01-08T12:00:00' };
}
