import { group } from '../blocks/layout.ts';
import { image } from '../blocks/media.ts';
import { freeform, heading, html, list, paragraph, quote } from '../blocks/text.ts';
import { cmsOrigin as cms, uploadsPath } from '../site-address.ts';
import type { WrittenPost } from './author.ts';

/** Posts with unusual content of real editors. A site made from them must work. */
export const newsAwkward: readonly WrittenPost[] = [
  {
    // A slug with an emoji.
    slug: 'party-🎉-at-the-pier-head',
    title: 'A small party 🎉 at the pier head',
    date: '2025-08-18T18:00:00',
    categories: ['festivals'],
    image: 'lighthouse.jpg',
    blocks: [
      paragraph(
        'Tom Hallett has kept the light for twenty-five years. There were sixty-one candles, one a step, and 🎂 at the top for whoever got there.',
      ),
    ],
  },
  {
    // A slug in Japanese.
    slug: '灯台からの手紙',
    title: '灯台からの手紙',
    date: '2025-11-28T09:00:00',
    categories: ['art'],
    image: 'lamp-room.jpg',
    blocks: [
      paragraph(
        '網野恵子さんの「ビター・エンド」に、新しい結び目が百個加わりました。桟橋を訪れた方々が、冬のあいだに一つずつ結んだものです。',
      ),
      paragraph(
        'Keiko Amano writes from Onomichi: a hundred new knots hang from her work, one from each visitor who asked how.',
      ),
    ],
  },
  {
    // A slug in Arabic, and text that runs from right to left.
    slug: 'مرحبا-بكم-على-الرصيف',
    title: 'مرحبا بكم على الرصيف',
    date: '2026-02-24T09:00:00',
    categories: ['announcements'],
    image: 'plan-of-the-pier.jpg',
    excerpt: 'خريطة الرصيف بالعربية، عند مكتب الاستقبال.',
    blocks: [
      paragraph('أصبحت خريطة الرصيف متوفرة الآن باللغة العربية عند مكتب الاستقبال.'),
      heading(2, 'ماذا على الخريطة؟'),
      list(['المنارة (1908).', 'الأسماك والمحار، من الثلاثاء إلى الأحد.', 'محطة الترام رقم 4.']),
      quote([paragraph('البحر يقرأ من اليمين إلى اليسار أيضًا.')], 'ليلى حداد'),
      paragraph(
        'Leila Haddad has translated the plan of the pier: maps in Arabic lie at the welcome desk, beside those in French, Portuguese and Somali.',
      ),
    ],
  },
  {
    // A title with an ampersand, an angle bracket and quotes, as typed.
    slug: 'qa-tides-3-ft-quotes',
    title: 'Q&A: tides < 3 ft & "quotes"',
    date: '2025-07-02T09:00:00',
    categories: ['tides-and-nature'],
    image: 'tide-pools.jpg',
    excerpt: 'Why is it called "slack" & who decides? Tides < 3 ft explained.',
    blocks: [
      heading(2, 'Why was the water so low on Tuesday?'),
      paragraph(
        'Neap tide: sun and moon pulled at right angles, and the range stayed under three feet (&lt; 0.9 m).',
      ),
      heading(2, 'And why does the clock say &#8220;slack&#8221;?'),
      paragraph('Because for four minutes nothing moves &amp; even the gulls sit down.'),
    ],
  },
  {
    // Markup typed into the title: it is text.
    slug: 'really-the-last-tram',
    title: 'This is <em>really</em> the last tram',
    date: '2024-08-30T17:00:00',
    categories: ['announcements'],
    image: 'tram-snow.jpg',
    blocks: [
      paragraph(
        'On Saturday works on the line begin at 1 am sharp. The tram at 12:50 will not wait for a song, however good.',
      ),
    ],
  },
  {
    // No content at all.
    slug: 'watch-this-space',
    title: 'Watch this space',
    date: '2025-02-28T09:00:00',
    categories: ['announcements'],
    blocks: [],
  },
  {
    // No title.
    slug: 'untitled-fog',
    title: '',
    date: '2024-11-22T08:00:00',
    categories: ['tides-and-nature'],
    blocks: [
      paragraph('Fog. You cannot see the far end from the near end. The far end reports that it is there.'),
    ],
  },
  {
    // Written before the block editor: one piece of html.
    slug: 'from-the-old-site-the-steamer-timetable',
    title: 'From the old site: the steamer timetable of 1912',
    date: '2023-12-18T09:00:00',
    categories: ['announcements'],
    image: 'history-1908.jpg',
    blocks: [
      freeform(
        `<p>The <b>Halyard Line</b> left Boston at nine and was here by four, <i>weather permitting</i>.<br />It often did not.</p>\n<ul>\n<li>First class: $2.50</li>\n<li>Deck: $1</li>\n<li>Horses: by arrangement</li>\n</ul>\n<p><img class="alignright size-medium" src="${cms}${uploadsPath}history-1908.jpg" alt="" width="300" height="200" />See also <a href="${cms}/about/history/">our history</a>.</p>`,
      ),
    ],
  },
  {
    // Html of a plugin, with classes of its own.
    slug: 'boil-water-notice',
    title: 'Notice: water off on Monday morning',
    date: '2026-04-10T14:00:00',
    categories: ['announcements'],
    blocks: [
      paragraph('The town is changing a valve in Mill Street.'),
      html(
        '<div class="acme-notice acme-notice--warning"><p><strong>Monday, 6 to 9 am:</strong> no tap water on the pier. Coffee will be made with what Bernadette has hidden.</p></div>',
      ),
      paragraph('Thank you for your patience, and for your flasks.'),
    ],
  },
  {
    // Script, handlers and a script link, pasted with a form from elsewhere: none of it may reach a visitor.
    slug: 'photo-competition',
    title: 'Photo competition: the pier in one frame',
    date: '2025-09-05T09:00:00',
    categories: ['art'],
    image: 'video-poster.jpg',
    blocks: [
      paragraph('One picture each, taken on the pier, of anything but the pier.'),
      html(
        '<script>window.tracked = "HOSTILE-SCRIPT"; document.title = "owned";</script>\n<p onclick="alert(\'HOSTILE-HANDLER\')" style="position:fixed;inset:0">Send it in by October.</p>\n<a href="javascript:alert(\'HOSTILE-LINK\')">Enter now</a>\n<iframe src="https://forms.example.net/embed/1"></iframe>\n<img onerror="alert(\'HOSTILE-IMAGE\')" alt="">',
      ),
      paragraph(
        '<a href="jAvAsCrIpT:alert(1)">Rules</a>, and a prize that cannot be mentioned because it is alive.',
      ),
    ],
  },
  {
    // Links to the CMS in every way that editors type them.
    slug: 'ten-ways-to-the-lighthouse',
    title: 'Ten ways to the lighthouse',
    date: '2026-04-02T09:00:00',
    modified: '2026-04-03T09:00:00',
    categories: ['announcements', 'tides-and-nature'],
    image: 'lighthouse.jpg',
    excerpt: `All of them uphill: ${cms}/locations/pier-head-light/`,
    seo: {
      canonical: `${cms}/news/ten-ways-to-the-lighthouse/`,
      metaDesc: `Start at ${cms}/visit/ and keep walking.`,
    },
    blocks: [
      paragraph(
        `By the <a href="${cms}/locations/pier-head-light/">full address</a>, by the <a href="/locations/pier-head-light/">short one</a>, ` +
          // The plain address of an entry: 403 is the taproom, halfway.
          `by <a href="${cms}/?p=403">number</a>, <a href="${cms}/visit?from=lighthouse&amp;by=foot#getting-here">without a slash</a>, ` +
          `<a href="${cms.replace('https:', '')}/visit/">without a scheme</a>, from <a href="${cms}">the front door</a>, ` +
          `by <a href="${cms}/news/category/restoration/tides-and-nature/">category</a>, or by <a href="#stairs">the stairs</a>.`,
      ),
      paragraph(
        `Two ways lead elsewhere: to <a href="https://www.lighthouses.example.org/pier-head?ref=halyard" target="_blank" rel="noreferrer noopener">the keepers’ society</a> ` +
          `and to <a href="${cms}${uploadsPath}plan-of-the-pier.jpg">the plan</a>.`,
      ),
      heading(2, 'The stairs', { anchor: 'stairs' }),
      image('lighthouse.jpg', {
        href: `${cms}/locations/pier-head-light/`,
        caption: `Sixty-one of them. <a href="${cms}/events/meet-the-keeper/">Count with Tom</a>.`,
      }),
      html(`<p>And one for the stubborn: <a href='${cms}/experience/art/'>via all the art</a>.</p>`),
    ],
  },
  {
    // A group, as a synced pattern arrives: its text can change while this post keeps its date.
    slug: 'notes-for-photographers',
    title: 'Notes for photographers',
    date: '2025-05-30T09:00:00',
    categories: ['announcements'],
    image: 'photographers-dawn.jpg',
    blocks: [
      paragraph('Tripods are welcome after eight in the evening and before eight in the morning.'),
      group([
        heading(3, 'On every page of this kind'),
        paragraph('Ask before you photograph people, and never ask the heron.'),
      ]),
    ],
  },
  {
    // Not for the public: a draft.
    slug: 'draft-budget',
    title: 'CANARY-DRAFT What the tall ship landing will cost',
    date: '2026-06-10T09:00:00',
    status: 'draft',
    categories: ['restoration'],
    blocks: [paragraph('CANARY-DRAFT The figures are not agreed.')],
  },
  {
    // Not for the public: private.
    slug: 'private-rota',
    title: 'CANARY-PRIVATE The lemon rota',
    date: '2026-05-31T09:00:00',
    status: 'private',
    categories: ['food-and-drink'],
    blocks: [paragraph('CANARY-PRIVATE Bruna has it this week.')],
  },
  {
    // Not for the public yet: scheduled.
    slug: 'scheduled-surprise',
    title: 'CANARY-SCHEDULED A surprise on Sunday',
    date: '2026-06-14T12:00:00',
    status: 'future',
    categories: ['festivals'],
    image: 'fireworks.jpg',
    blocks: [paragraph('CANARY-SCHEDULED There will be a second cake.')],
  },
  {
    // Listed to everybody, but behind a password.
    slug: 'protected-press-kit',
    title: 'CANARY-PROTECTED Press kit for the birthday',
    date: '2026-06-01T09:00:00',
    password: 'marguerite',
    categories: ['announcements'],
    image: 'hero-pier-dawn.jpg',
    excerpt: 'CANARY-PROTECTED For journalists only.',
    blocks: [paragraph('CANARY-PROTECTED Under embargo until Saturday noon.')],
  },
  {
    // Thrown away.
    slug: 'trashed-april-fool',
    title: 'CANARY-TRASH The pier is to be painted pink',
    date: '2026-04-01T06:00:00',
    status: 'trash',
    categories: ['announcements'],
    blocks: [paragraph('CANARY-TRASH It is not.')],
  },
];
