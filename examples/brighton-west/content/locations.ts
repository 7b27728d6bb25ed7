import { list, paragraph, quote } from '../../../demo/blocks/text.ts';
import type { WrittenLocation } from '../../../demo/content/author.ts';
import { opening, withDays, withSeason } from '../../../demo/content/opening.ts';
import { image } from './pictures.ts';

export const locations: readonly WrittenLocation[] = [
  {
    slug: 'fischhalle',
    title: 'Fischhalle Hinnerk',
    date: '2025-02-10T12:00:00',
    modified: '2026-05-30T12:00:00',
    image: 'fish-market.jpg',
    excerpt: 'Vor dem Frühstück gefangen, vor dem Abendbrot verkauft.',
    address: 'Seebrücke 9, 18551 Brighton West',
    hours: ['Dienstag bis Samstag 7 bis 14 Uhr'],
    opening: opening('2-6 07:00-14:00'),
    phone: '+49 38392 55509',
    place: [54.514, 13.64347],
    blocks: [
      paragraph(
        'Sechs Kutter, eine Eisplatte, kein Gefrierschrank. Auf der Tafel steht, wer gefangen hat und wo; wie man es zubereitet, sagt Hinnerk, ob man fragt oder nicht.',
      ),
      list(['Räucheraal nur freitags', 'Fischbrötchen ab elf', 'Das Eis für unterwegs kostet nichts']),
    ],
  },
  {
    slug: 'kuppelsaal',
    title: 'Der Kuppelsaal',
    date: '2025-02-10T12:05:00',
    modified: '2026-05-14T12:00:00',
    image: 'pavilion.jpg',
    excerpt: 'Vierhundert Plätze, eine Kuppel aus Glas, darunter die Ostsee.',
    address: 'Seebrücke 20, 18551 Brighton West',
    hours: ['Zu jeder Veranstaltung, eine Stunde vorher'],
    opening: opening('3-7 15:00-23:00'),
    phone: '+49 38392 55520',
    place: [54.51475, 13.64618],
    blocks: [
      paragraph(
        'Seit 1911 wird hier getanzt, gestritten und getauft. Bei Windstärke acht singt die Kuppel mit, meistens in F.',
      ),
      quote(
        [paragraph('Wer leise spielt, hört das Meer. Wer laut spielt, hört es hinterher.')],
        'Am Künstlereingang',
      ),
    ],
  },
  {
    slug: 'muschelkiosk',
    title: 'Muschelkiosk',
    date: '2025-02-10T12:10:00',
    image: 'coffee-kiosk.jpg',
    excerpt: 'Kaffee, Kakao und der beste Platz für den Sonnenaufgang.',
    address: 'Seebrücke, Bude 2',
    hours: ['Montag bis Freitag 6.30 bis 17 Uhr', 'Samstag und Sonntag 7.30 bis 18 Uhr'],
    opening: opening('1-5 06:30-17:00', '6-7 07:30-18:00'),
    place: [54.5137, 13.64231],
    blocks: [
      paragraph(
        'Frau Petersen war Funkerin auf großer Fahrt. Wenn über ihrer Luke die Flagge <strong>K</strong> weht, möchte sie mit Ihnen sprechen.',
      ),
    ],
  },
  {
    slug: 'backstube',
    title: 'Backstube Lang',
    date: '2025-02-10T12:15:00',
    image: 'bakery.jpg',
    excerpt: 'Sauerteig, so lang wie ein Arm, ab sechs Uhr früh.',
    address: 'Seebrücke 3, 18551 Brighton West',
    hours: ['Täglich 6 bis 16 Uhr, oder bis die Regale leer sind'],
    opening: opening('1-7 06:00-16:00'),
    phone: '+49 38392 55503',
    place: [54.5136, 13.64188],
    blocks: [
      paragraph(
        'Der Ofen brennt seit dem 3. Mai 2016. Bitten Sie um den Kanten: Er ist warm, er kostet nichts, und er ist das Beste am Brot.',
      ),
    ],
  },
  {
    slug: 'kraehennest',
    title: 'Das Krähennest',
    date: '2025-02-10T12:20:00',
    image: 'fish-supper.jpg',
    excerpt: 'Abendessen über dem Wasser, auf jedem Stuhl eine Decke.',
    address: 'Seebrücke 22, Obergeschoss',
    hours: ['Mittwoch bis Sonntag 17 bis 23 Uhr', 'Im Januar geschlossen'],
    opening: withSeason(opening('3-7 17:00-23:00'), 'Januar', '01-01 01-31'),
    phone: '+49 38392 55522',
    place: [54.51457, 13.64579],
    blocks: [
      paragraph(
        'Gekocht wird über Apfelholz, die Karte schreibt Bruna um drei, wenn die Kutter da sind. Vierzig Plätze, alle nach Westen.',
      ),
      image('long-table.jpg', { caption: 'Einmal im Sommer wird die ganze Seebrücke zum Tisch.' }),
    ],
  },
  {
    slug: 'buchkoje',
    title: 'Die Buchkoje',
    date: '2025-02-10T12:25:00',
    image: 'bookshop.jpg',
    excerpt: 'Seekarten, Romane und eine Katze, die nicht verkauft wird.',
    address: 'Seebrücke 7, 18551 Brighton West',
    hours: ['Dienstag bis Sonntag 10 bis 18 Uhr'],
    opening: withDays(opening('2-7 10:00-18:00'), ['2026-06-21'], '10:00-22:00', 'Lange Nacht der Bücher'),
    place: [54.51385, 13.64287],
    blocks: [
      paragraph('Bei Sturm wird vorgelesen, bei Regen wird verliehen, bei Sonne steht ein Korb vor der Tür.'),
    ],
  },
  {
    slug: 'glashaus',
    title: 'Galerie im Glashaus',
    date: '2025-02-10T12:30:00',
    image: 'gallery-hall.jpg',
    excerpt: 'Neue Kunst von der Küste, Eintritt nach Ermessen.',
    address: 'Seebrücke 12, 18551 Brighton West',
    hours: ['Mittwoch bis Sonntag 11 bis 18 Uhr'],
    opening: opening('3-7 11:00-18:00'),
    place: [54.51418, 13.64416],
    blocks: [
      paragraph('Viermal im Jahr eine neue Schau, jedes Mal mit jemandem, der noch nie ausgestellt hat.'),
    ],
  },
  {
    slug: 'anleger',
    title: 'Der Anleger',
    date: '2025-02-10T12:35:00',
    image: 'ferry-landing.jpg',
    excerpt: 'Von hier fährt die Margarethe zu den Kreidefelsen.',
    address: 'Seebrücke, Südseite',
    hours: ['Abfahrten von 8 bis 19 Uhr'],
    opening: opening('1-7 08:00-19:00'),
    place: [54.514, 13.64468],
    blocks: [
      paragraph(
        'Die Rampe ist stufenlos, solange die See unter einem Meter bleibt. Die Tafel am Tor weiß es.',
      ),
    ],
  },
];
