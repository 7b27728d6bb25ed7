/** The parts of a page that an entry of another WordPress must give. */
interface Shown {
  /** Every picture in order, without its folder, size and ending. */
  readonly pictures?: string;
  /** Every film and sound of the library in order. */
  readonly media?: string;
  /** The pages of the players that wait for a click, in order. */
  readonly players?: readonly string[];
  /** Ids that links lead to, each with the first words after it. */
  readonly anchors?: Readonly<Record<string, string>>;
  /** Pieces of the page's html. */
  readonly has?: readonly string[];
  /** Pieces that must not be in it. */
  readonly lacks?: readonly string[];
  /** What cannot be shown, with its reason: "field: your-name". */
  readonly losses?: readonly string[];
}

const youTube = 'https://www.youtube.com/watch?v=aBcDeFgHiJk';
const vimeo = 'https://vimeo.com/123456789';

/** By the name of the entry. */
export const shownOfOthers: Readonly<Record<string, Shown>> = {
  'galleries before WordPress 5.0': {
    pictures: 'net-loft slipway crane winch',
    has: ['id="c-gallery-7"', 'id="c-gallery-7-2"', 'Lifts <strong>four</strong> tons</figcaption>'],
  },
  'a gallery of WordPress 5.3': {
    pictures: 'net-loft mast buoy',
    has: ['Nets dry <em>here</em></figcaption>', 'From the yard</figcaption>', 'id="c-gallery-7"'],
  },
  'cover images before WordPress 5.0': {
    pictures: 'breakers calm',
    has: [
      '--cover-dim:0.4',
      '--cover-dim:0.5',
      '>Storm season</h2>',
      'Calm &amp; <a href="/visit/">open</a>',
    ],
  },
  'buttons of WordPress 5.0 and 5.4': {
    has: ['--fill:#cf2e2e', '--fill:#0b2a4a', 'href="/tickets/"', 'target="_blank"', 'Nowhere'],
  },
  'subheads and text columns of WordPress 5.0': {
    has: ['<p class="wp-block-subhead">', 'was <b>quiet</b>.</p>', '<p>Left, below</p>', '<p>Bow</p>'],
  },
  'texts of WordPress 5.0 to 5.8': {
    pictures: 'rigger',
    anchors: { winter: 'In winter' },
    has: [
      '<cite dir="auto">The rigger</cite>',
      '<figcaption>Knots that hold</figcaption>',
      'Heave away,\n  heave away</pre>',
      '--column-width:38%',
      'height:80px',
      '<hr',
    ],
  },
  'media of WordPress 5.0 to 5.8': {
    pictures: 'keeper',
    media: 'launch.mp4 foghorn.mp3',
    players: [youTube, vimeo],
    has: [
      'poster="/wp-content/uploads/2021/03/launch.jpg"',
      'At work since <a href="/history/">1961</a>',
      ' download>',
    ],
  },
  'accordions and details of WordPress 7.1': {
    pictures: 'rod',
    has: [
      '<details class="wp-block-accordion-item" open="">',
      'May I fish?',
      '<summary>Rules of the pier</summary>',
    ],
  },
  'social links, icons and files of WordPress 7.1': {
    has: [
      'href="https://social.example/@pier"',
      'href="mailto:keeper@pier.example"',
      '<a href="/wp-content/uploads/2021/03/tides.pdf">Tides of 2026</a>',
    ],
  },
  'a block theme with fluid sizes, WordPress 7.1': {
    pictures: 'gulls ferry',
    has: ['--size:3rem', 'href="/tickets/"', '--cover-height:60vh', 'One cell', 'Two cells'],
  },
  'lists of other entries, WordPress 7.1': {
    pictures: 'high-water',
    has: ['<a href="/news/high-water/">High water in May</a>', '<a href="/category/tides/">Tides</a>'],
  },
  'a page in Hebrew and English': {
    pictures: 'sail',
    has: ['dir="rtl"', 'lang="he"', '<p lang="en" dir="ltr">Welcome to the pier.</p>', '<li>סירות</li>'],
  },
  'words and pictures of Elementor': {
    pictures: 'morning noon anchor',
    has: [
      'A day at the <span>pier</span></h2>',
      'At noon the gun</figcaption>',
      '<a href="/visit/">stay late</a>',
    ],
  },
  'containers, slides and frames of Elementor': {
    pictures: 'wide slide-a slide-b rain',
    players: ['https://www.google.com/maps/search/?api=1&amp;query=Pier%20Road'],
    has: ['>Over the water</h2>', 'Her stern</figcaption>', 'href="/open/"'],
  },
  'a page of Divi': {
    pictures: 'yard keel hull plane bench',
    players: ['https://www.youtube.com/watch?v=kJiHgFeDcBa'],
    has: ['>The boatyard</h2>', 'href="/yard/"', 'Which wood?', '<p>Bent ones.</p>'],
  },
  'slides and background pictures of Divi': {
    pictures: 'gale deep',
    has: ['>Gale warning</h2>', 'href="/weather/"', '<p>Words after a picture behind</p>'],
  },
  'a picture that Jetpack serves and loads late': {
    pictures: 'crew mate cook',
    has: ['Off watch</figcaption>'],
  },
  'a tiled gallery block of Jetpack': { pictures: 'deck hold bell' },
  'a tiled gallery shortcode of Jetpack': { pictures: 'cutter ketch', has: ['Fast in light air'] },
  'a slideshow block of Jetpack': { pictures: 'sails oars', has: ['All sails</figcaption>'] },
  'lazy pictures of WP Rocket': {
    pictures: 'jetty pile',
    has: ['At low water</figcaption>', 'alt="A pile"'],
  },
  'lazy frames of WP Rocket': { players: [youTube] },
  'lazy pictures and frames of LiteSpeed': { pictures: 'mole', players: [vimeo] },
  'lazy pictures of Autoptimize, Smush, a3 and Lazy Load': { pictures: 'groyne sluice dyke weir' },
  'frames of films': {
    players: [
      `${youTube}&amp;t=30s`,
      `${vimeo}/abc123def0`,
      'https://vimeo.com/987654321',
      'https://www.youtube.com/watch?v=kJiHgFeDcBa',
      'https://www.youtube.com/watch?v=zYxWvUtSrQp',
    ],
    has: ['In a list', 'Beside it'],
  },
  'playlists and live films': {
    players: [
      'https://www.youtube.com/playlist?list=PLabcdefghijklmnop',
      'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv/live',
    ],
  },
  'maps and sounds of other hosts': {
    players: [
      'https://www.google.com/maps',
      'https://www.openstreetmap.org/#map=12/27.75000/-82.55000',
      'https://open.spotify.com/album/0aBcDeFgHiJkLmNoPqRsTu',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F12345',
    ],
    has: ['href="https://www.openstreetmap.org/#map=15/27.77/-82.62"'],
  },
  'embedded posts of social sites': {
    has: ['<a href="https://social.example/pier/status/1">March 3, 2021</a>', 'A post of the pier (@pier)'],
  },
  'a form of WPForms': {
    has: ['Half day', 'Morning'],
    losses: ['field: wpforms[fields][1]', 'field: wpforms[fields][2]'],
  },
  'a gallery of NextGEN': {
    pictures: 'thumbs_cranes',
    has: ['href="/wp-content/gallery/harbour/cranes.jpg"', '[Show slideshow]'],
  },
  'a page of Beaver Builder': {
    pictures: 'shelf',
    has: ['The chandlery</span></h2>', '<p>Shackles</p>', '<a href="/shop/"><span>To the shop</span></a>'],
  },
  'blocks of Kadence, Spectra and GenerateBlocks': {
    pictures: 'hands bunk',
    has: ['Deck hands</h2>', 'href="/jobs/"', '<span>Meals</span>', 'Four on, eight off.</p>', '>Bunks</h2>'],
  },
  'a text imported from Blogger': {
    pictures: 'squall lull',
    anchors: { more: 'rain.' },
    has: ['href="/wp-content/uploads/2021/03/squall.jpg"', '<td>Then nothing</td>'],
  },
};
