import { cms, type OtherEntry, srcset, uploads } from './other-entry.ts';

const sizes = 'sizes="auto, (max-width: 300px) 100vw, 300px"';

const galleryStyle = (number: number): string => `
		<style>
			#gallery-${number} {
				margin: auto;
			}
			#gallery-${number} .gallery-item {
				float: left;
				width: 50%;
			}
			/* see gallery_shortcode() in wp-includes/media.php */
		</style>`;

/** Text of the classic editor, as wpautop and shortcodes leave it. */
export const classicThemes: readonly OtherEntry[] = [
  {
    name: 'a classic theme without html5',
    content: `<p>The <b>lamps</b> burn again.</p>
<p><div id="attachment_61" style="width: 310px" class="wp-caption alignleft"><img loading="lazy" decoding="async" aria-describedby="caption-attachment-61" class="size-medium wp-image-61" src="${uploads}/lamp-300x200.jpg" alt="The lamp" width="300" height="200" srcset="${srcset('lamp')}" ${sizes} /><p id="caption-attachment-61" class="wp-caption-text">The lamp, <em>before</em> the war</p></div></p>
<p>Text beside <img loading="lazy" decoding="async" class="alignnone size-thumbnail wp-image-62" src="${uploads}/wick-150x150.jpg" alt="A wick" width="150" height="150" /> and after 🙂</p>
<p>${galleryStyle(3)}
		<div id='gallery-3' class='gallery galleryid-25 gallery-columns-2 gallery-size-thumbnail'><dl class='gallery-item'>
			<dt class='gallery-icon landscape'>
				<a href='${uploads}/oil.jpg'><img loading="lazy" decoding="async" width="150" height="150" src="${uploads}/oil-150x150.jpg" class="attachment-thumbnail size-thumbnail" alt="Oil" aria-describedby="gallery-3-63" /></a>
			</dt>
				<dd class='wp-caption-text gallery-caption' id='gallery-3-63'>
				Oil for a week
				</dd></dl><dl class='gallery-item'>
			<dt class='gallery-icon landscape'>
				<a href='${uploads}/lens.jpg'><img loading="lazy" decoding="async" width="150" height="150" src="${uploads}/lens-150x150.jpg" class="attachment-thumbnail size-thumbnail" alt="The lens" /></a>
			</dt></dl><br style="clear: both" />
		</div>
</p>
<p><a href="${cms}/news/lamps/#more-25" class="more-link"><span aria-label="Continue reading Lamps">(more&hellip;)</span></a></p>
<p><span id="more-25"></span></p>
<p>&nbsp;</p>
<p>The rest. <audio class="wp-audio-shortcode" id="audio-25-1" preload="none" style="width: 100%;" controls="controls"><source type="audio/mpeg" src="${uploads}/horn.mp3?_=1" /><a href="${uploads}/horn.mp3">${uploads}/horn.mp3</a></audio></p>
<p><div style="width: 640px;" class="wp-video"><video class="wp-video-shortcode" id="video-25-1" width="640" height="360" preload="metadata" controls="controls"><source type="video/mp4" src="${uploads}/wave.mp4?_=1" /><a href="${uploads}/wave.mp4">${uploads}/wave.mp4</a></video></div></p>
<p></p>
<p>Page two.</p>
`,
  },
  {
    name: 'a classic theme with html5',
    content: `<h1>How it began</h1>
<p><figure id="attachment_64" aria-describedby="caption-attachment-64" style="width: 1024px" class="wp-caption aligncenter"><a href="${uploads}/tower.jpg"><img fetchpriority="high" decoding="async" class="size-large wp-image-64" src="${uploads}/tower-1024x683.jpg" alt="The tower" width="1024" height="683" srcset="${srcset('tower')}" /></a><figcaption id="caption-attachment-64" class="wp-caption-text">The tower in <a href="${cms}/history/">1889</a></figcaption></figure></p>
<p><div id='gallery-2' class='gallery galleryid-25 gallery-columns-4 gallery-size-medium'><figure class='gallery-item'>
			<div class='gallery-icon landscape'>
				<img loading="lazy" decoding="async" width="300" height="200" src="${uploads}/stair-300x200.jpg" class="attachment-medium size-medium" alt="The stair" srcset="${srcset('stair')}" ${sizes} />
			</div>
				<figcaption class='wp-caption-text gallery-caption' id='gallery-2-65'>
				Ninety steps
				</figcaption></figure>
		</div>
</p>
<p><img class="alignleft size-full" src="${uploads}/door.jpg" alt="The door" /><br />
The door is low.<br />
Mind it.</p>
<p><a href="${cms}/rooms/"><img class="aligncenter size-medium" src="${uploads}/room-300x200.jpg" alt="A room" width="300" height="200" /></a></p>
<p id="plan" style="text-align: center;"><img class="size-full wp-image-67" src="${uploads}/plan.png" alt="The plan" width="900" height="600" /></p>
<ol>
<li>Up</li>
<li>Down
<ul>
<li>and rest</li>
</ul>
</li>
</ol>
<blockquote><p>Who counts the steps?</p></blockquote>
<p>Sun <img src="https://s.w.org/images/core/emoji/14.0.0/72x72/2600.png" alt="☀" class="wp-smiley" style="height: 1em; max-height: 1em;" /> and rain <img draggable="false" role="img" class="emoji" alt="🌧" src="https://s.w.org/images/core/emoji/15.0.3/svg/1f327.svg"></p>
<div class="wp-playlist wp-audio-playlist wp-playlist-light"><div class="wp-playlist-current-item"></div><audio controls="controls" preload="none" width="640"></audio><div class="wp-playlist-next"></div><noscript><ol><li><a href='${uploads}/shanty.mp3'>Shanty</a></li></ol></noscript><script type="application/json" class="wp-playlist-script">{"type":"audio"}</script></div>
`,
  },
  {
    name: 'anchors of an old page',
    content: `<p><a href="#tide">The tide</a>, <a href="#wind">the wind</a>, <a href="#rows">the rows</a>, <a href="#lost">the lost</a></p>
<p><a name="tide"></a></p>
<h4>High and low water</h4>
<p>Twice a day.</p>
<div id="wind"><h4><a id="gust"></a>Gusts</h4>
<p id="calm">From the west. <a href="#gust">Up</a> <a href="#calm">again</a></p></div>
<table id="rows"><tr id="first"><td><a name="cell">One</a></td></tr></table>
<p><a href="#first">first</a> <a href="#cell">cell</a> <a href="#pic">picture</a></p>
<p><img id="pic" src="${uploads}/vane.jpg" alt="A vane"></p>
`,
  },
  {
    name: 'a page in Hebrew and English',
    content: `<div dir="rtl" lang="he"><h2>המזח</h2>
<p>ברוכים הבאים אל המזח, פתוח מ־9 עד 17.</p>
<ul><li>דגים</li><li>סירות</li></ul>
<p><img class="alignright size-medium wp-image-66" src="${uploads}/sail-300x200.jpg" alt="מפרש" width="300" height="200" /></p></div>
<p dir="ltr" lang="en">Welcome to the pier.</p>
<p style="direction: rtl; text-align: right;"><span dir="rtl">שעות</span> 9–17</p>
`,
  },
];
