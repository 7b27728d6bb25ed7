import { ordinary } from '../../../demo/blocks/ordinary.ts';
import { freeform, heading, html, paragraph } from '../../../demo/blocks/text.ts';
import type { WrittenEntry } from './write-entry.ts';

const uploads = 'https://cms.pier.example/wp-content/uploads/2019/07';

const shortcodeGallery = (
  number: number,
) => `<div id='gallery-${number}' class='gallery galleryid-40 gallery-columns-3 gallery-size-thumbnail'><figure class='gallery-item'>
			<div class='gallery-icon landscape'>
				<a href='https://cms.pier.example/lamp-1/'><img loading="lazy" decoding="async" width="150" height="150" src="${uploads}/lamp-1-150x150.jpg" class="attachment-thumbnail size-thumbnail" alt="A lamp" aria-describedby="gallery-${number}-41" /></a>
			</div>
				<figcaption class='wp-caption-text gallery-caption' id='gallery-${number}-41'>
				Gas, until 1954
				</figcaption></figure><figure class='gallery-item'>
			<div class='gallery-icon portrait'>
				<a href='https://cms.pier.example/lamp-2/'><img loading="lazy" decoding="async" width="150" height="150" src="${uploads}/lamp-2-150x150.jpg" class="attachment-thumbnail size-thumbnail" alt="Another" /></a>
			</div></figure>
		</div>`;

/** Entries made with the classic editor, with shortcodes, or with the first block editors; and html as people paste it. */
export const oldEntries: readonly WrittenEntry[] = [
  {
    title: 'From the classic editor',
    slug: 'from-the-classic-editor',
    blocks: [
      freeform(
        `<p>The <b>lamps</b> burn again.</p>
<p>Twelve of them<br />
<figure style="width: 300px" class="wp-caption alignleft"><img loading="lazy" decoding="async" src="${uploads}/lamp-1-300x200.jpg" width="300" height="200" /><figcaption class="wp-caption-text">The first</figcaption></figure></p>
<p><img decoding="async" class="alignright size-medium wp-image-42" title="Lamp" src="${uploads}/lamp-2.jpg?w=604" alt="Lamp, lit" width="604" height="453" srcset="${uploads}/lamp-2.jpg 1200w, ${uploads}/lamp-2-300x225.jpg 300w" sizes="auto, (max-width: 604px) 100vw, 604px" /> beside the kiosk, and &#8220;quoted&#8221; &#8211; twice.</p>
<h1>How they were found</h1>
<ol>
<li>In a shed
<ul>
<li>under sails</li>
</ul>
</li>
</ol>
<p>&nbsp;</p>
<blockquote><p>Who would throw away a lamp?</p></blockquote>
<p><span id="more-40"></span></p>
<hr />
<address>Pier road 1</address>
<p>https://www.youtube.com/watch?v=aBcDeFgHiJk</p>`,
      ),
    ],
  },
  {
    kind: 'page',
    title: 'Shortcodes',
    slug: 'shortcodes',
    blocks: [
      freeform(
        `<p>${shortcodeGallery(3)}</p>
<p>[boat_timetable line=&#8221;4&#8243;]winter[/boat_timetable]</p>
<p>Hear <audio class="wp-audio-shortcode" id="audio-40-1" preload="none" style="width: 100%;" controls="controls"><source type="audio/mpeg" src="${uploads}/horn.mp3?_=1" /><a href="${uploads}/horn.mp3">${uploads}/horn.mp3</a></audio> the horn.</p>
<div style="width: 640px;" class="wp-video"><video class="wp-video-shortcode" id="video-40-1" width="640" height="360" preload="metadata" controls="controls"><source type="video/mp4" src="${uploads}/horn.mp4?_=1" /><a href="${uploads}/horn.mp4">${uploads}/horn.mp4</a></video></div>`,
      ),
    ],
  },
  {
    title: 'Classic and blocks, mixed',
    slug: 'classic-and-blocks-mixed',
    blocks: [
      paragraph('First a block.'),
      freeform('<p>Then two paragraphs</p>\n<p>of the old kind.</p>'),
      ordinary('shortcode', shortcodeGallery(4)),
      heading(2, 'And a heading'),
      ordinary('shortcode', '<p>[ferry pier="west"]</p>'),
      paragraph(
        `Last a <figure style="width: 300px" class="wp-caption alignnone"><img decoding="async" src="${uploads}/lamp-1.jpg" width="300" /><figcaption class="wp-caption-text">lamp</figcaption></figure>`,
      ),
    ],
  },
  {
    title: 'The first block editor',
    slug: 'the-first-block-editor',
    blocks: [
      ordinary('paragraph', '<p>Without a class.</p>'),
      ordinary('list', '<ul><li>Rope</li><li>Tar<ul><li>warm</li></ul></li></ul>'),
      ordinary(
        'gallery',
        `<figure class="wp-block-gallery columns-2 is-cropped wp-block-gallery-4 is-layout-flex"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="${uploads}/lamp-1.jpg" alt="Lamp" class="wp-image-41"/><figcaption class="blocks-gallery-item__caption">One</figcaption></figure></li><li class="blocks-gallery-item"><figure><img src="${uploads}/lamp-2.jpg" alt="" class="wp-image-42"/></figure></li></ul></figure>`,
      ),
      ordinary(
        'gallery',
        `<ul class="wp-block-gallery columns-1"><li class="blocks-gallery-item"><figure><img src="${uploads}/lamp-2.jpg" alt="Lamp"/></figure></li></ul>`,
      ),
      ordinary(
        'cover',
        `<div class="wp-block-cover has-background-dim" style="background-image:url(${uploads}/sea.jpg)"><p class="wp-block-cover-text">Words over the sea</p></div>`,
      ),
      ordinary(
        'quote',
        '<blockquote class="wp-block-quote is-style-large"><p>Tar is forever.</p><cite>A rigger</cite></blockquote>',
      ),
      ordinary(
        'button',
        '<div class="wp-block-button aligncenter"><a class="wp-block-button__link" href="https://cms.pier.example/sails/">To the sails</a></div>',
      ),
      ordinary(
        'text-columns',
        '<div class="wp-block-text-columns alignundefined columns-2"><div class="wp-block-column"><p>Port</p></div><div class="wp-block-column"><p>Starboard</p></div></div>',
      ),
      ordinary(
        'embed',
        '<figure class="wp-block-embed-youtube wp-block-embed is-type-video is-provider-youtube"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=aBcDeFgHiJk\n</div><figcaption>Hoisted</figcaption></figure>',
      ),
    ],
  },
  {
    title: 'Pictures that come later',
    slug: 'pictures-that-come-later',
    blocks: [
      ordinary(
        'image',
        `<figure class="wp-block-image size-large"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="${uploads}/fog-1024x683.jpg" data-srcset="${uploads}/fog.jpg 1600w" class="lazyload wp-image-50" alt="Fog"/><noscript><img src="${uploads}/fog-1024x683.jpg" alt="Fog"/></noscript><figcaption class="wp-element-caption">At six</figcaption></figure>`,
      ),
      html(
        `<picture><source type="image/webp" srcset="${uploads}/fog.webp"><img src="${uploads}/fog.jpg" alt="Fog, again" loading="lazy"></picture><p>Lifted <img src="https://elsewhere.example/sun.png" alt="a sun"> at nine.</p>`,
      ),
      freeform(
        `<p><a href="${uploads}/fog.pdf"><img class="alignnone" src="${uploads}/fog-pdf.jpg" alt="Report" width="232" height="300" /></a></p>`,
      ),
    ],
  },
  {
    title: 'A table of the classic editor',
    slug: 'a-table-of-the-classic-editor',
    blocks: [
      freeform(
        '<table style="height: 87px;" border="1" width="100%">\n<tbody>\n<tr>\n<td style="text-align: center;"><strong>Bridge</strong></td>\n<td rowspan="2">Opens</td>\n</tr>\n<tr>\n<td>&lt;west&gt; &amp; east</td>\n</tr>\n<tr>\n<td></td>\n<td><a href="mailto:bridge@pier.example">Ask</a></td>\n</tr>\n</tbody>\n</table>\n<dl>\n<dt>Ebb</dt>\n<dd>Out</dd>\n</dl>',
      ),
    ],
  },
  {
    title: 'Pasted from elsewhere',
    slug: 'pasted-from-elsewhere',
    blocks: [
      html(
        '<div class="widget" onclick="go()"><style>.widget { color: red }</style><script>go("<p>")</script><iframe src="https://maps.example/embed?pb=1&amp;q=pier" width="600" height="300" title="Map"></iframe><form action="https://forms.example/"><label for="f">Name</label><input id="f" name="f"><button>Send</button></form></div>',
      ),
      paragraph(
        'Broken \u2028 line, a stray &lt;/script&gt; and <u>a <font color="red">red</font> word</u>.',
      ),
      html('<svg viewBox="0 0 9 9"><title>Wave</title><path d="M0 4h9"/></svg><p>Under the wave.'),
      html('<center><marquee>Sale</marquee></center></p></div><p>After stray tags.</p>'),
      freeform('<p>1 < 2 &amp;&amp; 3 > 2, says <tt>tide(7)</tt>.</p>'),
    ],
  },
];
