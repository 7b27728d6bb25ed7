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
  /** The parts that cannot be shown, each with its reason: "field: your-name". */
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
  'covers of WordPress 5.0 to 5.8': {
    pictures: 'breakers calm fog',
    has: [
      '--cover-focus:30% 80%',
      '--cover-height:520px',
      '--cover-focus:25% 60%',
      '--cover-overlay:#f78da7',
    ],
    losses: [`film: /wp-content/uploads/2021/03/swell.mp4`],
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
      '<figcaption dir="auto">Knots that hold</figcaption>',
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
  'tabs of WordPress 7.1': {
    has: [
      '<details dir="auto" open><summary>Summer</summary>',
      '<p>Boats leave at ten.</p>',
      '<details dir="auto"><summary>Winter</summary>',
    ],
    lacks: ['tabs_1'],
  },
  'accordions and details of WordPress 7.1': {
    pictures: 'rod',
    has: [
      '<details class="wp-block-accordion-item" dir="auto" open="">',
      'May I fish?',
      '<summary>Rules of the pier</summary>',
    ],
  },
  'footnotes and formulas of WordPress 7.1': {
    anchors: {
      '5f3c1a2e-9d21-4b60-8f0e-0a1b2c3d4e5f-link': '1',
      '5f3c1a2e-9d21-4b60-8f0e-0a1b2c3d4e5f': 'In feet.',
    },
    has: ['href="#c-5f3c1a2e-9d21-4b60-8f0e-0a1b2c3d4e5f-link"'],
    losses: ['formula: h=\\frac{1}{2}gt^2'],
  },
  'social links, icons and files of WordPress 7.1': {
    has: [
      'href="https://social.example/@pier"',
      'href="mailto:keeper@pier.example"',
      '<a href="/wp-content/uploads/2021/03/tides.pdf">Tides of 2026</a>',
    ],
  },
  'pictures of WordPress 7.1 that open in a lightbox': {
    pictures: 'ferry gulls noon dusk',
    has: ['--shape:4/3', 'On her way</figcaption>', 'Ferry at <em>noon</em>', 'Two of many</figcaption>'],
  },
  'a duotone picture of WordPress 6.0': { pictures: 'gulls', has: ['<p>After the filter</p>'] },
  'a block theme with fluid sizes, WordPress 7.1': {
    pictures: 'gulls ferry',
    has: ['--size:3rem', 'href="/tickets/"', '--cover-height:60vh', 'One cell', 'Two cells'],
  },
  'lists of other entries, WordPress 7.1': {
    pictures: 'high-water',
    has: ['<a href="/news/high-water/">High water in May</a>', '<a href="/category/tides/">Tides</a>'],
  },
  'a classic theme without html5': {
    pictures: 'lamp wick oil lens',
    media: 'horn.mp3 wave.mp4',
    anchors: { 'more-25': 'The rest.', attachment_61: 'The lamp, before the war' },
    has: ['--figure:300px', 'The lamp, <em>before</em> the war</figcaption>', 'Oil for a week</figcaption>'],
  },
  'a classic theme with html5': {
    pictures: 'tower stair door room plan',
    anchors: { plan: 'Up' },
    has: [
      'The tower in <a href="/history/">1889</a></figcaption>',
      'Ninety steps</figcaption>',
      'The door is low.<br>',
      'Sun ☀ and rain 🌧',
      'Shanty',
    ],
    lacks: ['Sound'],
  },
  'anchors of an old page': {
    pictures: 'vane',
    anchors: {
      tide: 'High and low water',
      wind: 'Gusts',
      gust: 'Gusts',
      calm: 'From the west.',
      rows: 'One',
      first: 'One',
      cell: 'One',
      pic: '',
    },
  },
  'a page in Hebrew and English': {
    pictures: 'sail',
    has: ['dir="rtl"', 'lang="he"', '<p lang="en" dir="ltr">Welcome to the pier.</p>', '>סירות</li>'],
  },
  'words and pictures of Elementor': {
    pictures: 'morning noon anchor',
    has: [
      'A day at the <span>pier</span></h2>',
      'At noon the gun</figcaption>',
      '<a href="/visit/">stay late</a>',
    ],
  },
  'buttons and lists of Elementor': {
    anchors: { moorings: 'To the moorings' },
    has: ['href="/tickets/"', 'href="tel:+15550100"', 'Nine to five', 'On a lead.</p>'],
  },
  'containers, slides and frames of Elementor': {
    pictures: 'wide slide-a slide-b rain',
    players: ['https://www.google.com/maps/search/?api=1&amp;query=Pier%20Road'],
    has: ['>Over the water</h2>', 'Her stern</figcaption>', 'href="/open/"'],
  },
  'a film of Elementor': { media: 'harbour.mp4', players: [youTube] },
  'a gallery of Elementor Pro': { pictures: 'quay' },
  'a page of Divi': {
    pictures: 'yard keel hull plane bench',
    players: ['https://www.youtube.com/watch?v=kJiHgFeDcBa'],
    has: ['>The boatyard</h2>', 'href="/yard/"', 'Which wood?', '<p>Bent ones.</p>'],
  },
  'slides and background pictures of Divi': {
    pictures: 'gale deep',
    has: ['>Gale warning</h2>', 'href="/weather/"', '<p>Words after a picture behind</p>'],
  },
  'a page of WPBakery': {
    pictures: 'walk hook tar',
    players: [vimeo],
    anchors: { fibres: 'Hemp' },
    has: [
      'Straight as a rope</figcaption>',
      '>Yarns</h3>',
      '<p>Right strand</p>',
      'href="/rope/"',
      '<p>Over tar</p>',
    ],
  },
  'a picture that Jetpack serves and loads late': {
    pictures: 'crew mate cook',
    has: ['Off watch</figcaption>'],
  },
  'a tiled gallery block of Jetpack': { pictures: 'deck hold bell' },
  'a tiled gallery shortcode of Jetpack': { pictures: 'cutter ketch', has: ['Fast in light air'] },
  'a slideshow block of Jetpack': { pictures: 'sails oars', has: ['All sails</figcaption>'] },
  'a slideshow shortcode of Jetpack': { pictures: 'regatta' },
  'sharing, related posts and films of Jetpack': {
    has: ['https://videopress.com/embed/AbCdEfGh', 'From the mast</figcaption>'],
    lacks: ['?share='],
  },
  'lazy pictures of WP Rocket': {
    pictures: 'jetty pile',
    has: ['At low water</figcaption>', 'alt="A pile"'],
  },
  'lazy frames of WP Rocket': { players: [youTube] },
  'previews of films of WP Rocket': { players: [youTube], has: ['She slides'] },
  'lazy pictures and frames of LiteSpeed': { pictures: 'mole', players: [vimeo] },
  'lazy pictures of Autoptimize, Smush, a3 and Lazy Load': { pictures: 'groyne sluice dyke weir' },
  'pictures with webp in a picture element': {
    pictures: 'lock gate pump',
    has: ['Fills in ten minutes</figcaption>'],
  },
  'lazy background pictures': { pictures: 'spit bar ness' },
  'a page of AMP': {
    pictures: 'skiff punt',
    media: 'stroke.mp4 cox.mp3',
    players: [youTube, 'https://www.google.com/maps'],
  },
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
  'films and sounds with sources only': {
    media: 'tug.mp4 bell.mp3 tow.mp4',
    has: [
      'src="/wp-content/uploads/2021/03/tow.vtt"',
      'The tow</figcaption>',
      'https://films.example/tugs.mp4',
      'The horn',
    ],
    lacks: ['Your browser'],
  },
  'films of the time of Flash': { players: [youTube], has: ['<p>After the film</p>'] },
  'embedded posts of WordPress sites': {
    has: [
      '<a href="https://news.example/2021/03/dredger/">The dredger is back</a>',
      '<a href="/news/high-water/">',
    ],
    lacks: ['secret', 'Harbour News'],
  },
  'embedded posts of social sites': {
    has: ['<a href="https://social.example/pier/status/1">March 3, 2021</a>', 'A post of the pier (@pier)'],
  },
  'a text pasted from Word': {
    anchors: { _ftn1: '[1]', _ftnref1: '[1]' },
    has: ['met on Monday.', 'New planks</p>', 'until <code>May</code>', '<hr'],
    lacks: ['Mso', 'mso-'],
  },
  'a text pasted from Google Docs and from a mail': {
    has: ['Dear keeper,'],
    lacks: ['<b', 'docs-internal-guid-1a2b3c4d-7fff-1234-2'],
  },
  'tables from spreadsheets': {
    pictures: 'tender',
    has: ['<a href="/berths/" target="_blank" rel="noopener">North</a>', '<td colspan="2">No boat</td>'],
    lacks: ['<td><div>'],
  },
  'a list of contents of a plugin': {
    anchors: { Getting_here: 'Getting here', Parking: 'Parking' },
    has: ['href="#c-Getting_here"', 'href="/visit/#c-Parking"'],
  },
  'a form of Contact Form 7': {
    has: ['Your message (optional)'],
    lacks: ['wpcf7-f12'],
    losses: ['field: your-name', 'field: your-message'],
  },
  'a form of WPForms': {
    has: ['Half day', 'Morning'],
    losses: ['field: wpforms[fields][1]', 'field: wpforms[fields][2]'],
  },
  'a gallery of NextGEN': {
    pictures: 'thumbs_cranes',
    has: ['href="/wp-content/gallery/harbour/cranes.jpg"', '[Show slideshow]'],
  },
  'a gallery of FooGallery': { pictures: 'hatch', has: ['Hatch'] },
  'sliders of MetaSlider and Slider Revolution': { pictures: 'rail bollard', has: ['Hold on', 'Make fast'] },
  'a page of Beaver Builder': {
    pictures: 'shelf',
    has: [
      'The chandlery</span></h2>',
      '<p>Shackles</p>',
      'href="/shop/"><span><span>To the shop</span></span></a>',
    ],
  },
  'blocks of Kadence, Spectra and GenerateBlocks': {
    pictures: 'hands bunk',
    has: ['Deck hands</h2>', 'href="/jobs/"', '<span>Meals</span>', 'Four on, eight off.</p>', '>Bunks</h2>'],
  },
  'products of WooCommerce': { pictures: 'coil', has: ['>Rope</a></h2>', '7.00'], lacks: ['add-to-cart'] },
  'a text imported from Blogger': {
    pictures: 'squall lull',
    anchors: { more: 'rain.' },
    has: ['href="/wp-content/uploads/2021/03/squall.jpg"', '<td>Then nothing</td>'],
  },
  'pictures of Envira and of a theme that loads late': { pictures: 'knot bight loop hitch bend' },
};
