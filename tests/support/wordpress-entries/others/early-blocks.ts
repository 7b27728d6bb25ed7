import { cms, type OtherEntry, srcset, uploads } from './other-entry.ts';

/** Html of the block editor of WordPress 5.0 to 5.8, and of its forms before 5.0. */
export const earlyBlocks: readonly OtherEntry[] = [
  {
    name: 'galleries before WordPress 5.0',
    content: `<div class="wp-block-gallery columns-2 is-cropped alignwide">
	<figure class="blocks-gallery-image">
		<img src="${uploads}/net-loft.jpg" alt="The net loft" />
	</figure>
	<figure class="blocks-gallery-image">
		<img src="${uploads}/slipway.jpg" alt="The slipway" />
	</figure>
</div>

<ul class="wp-block-gallery columns-2 is-cropped">
	<li class="blocks-gallery-item">
		<figure>
			<img src="${uploads}/crane.jpg" alt="A crane" data-id="31" data-link="${cms}/crane/" class="wp-image-31" />
			<figcaption>Lifts <strong>four</strong> tons</figcaption>
		</figure>
	</li>
	<li class="blocks-gallery-item">
		<figure><a href="${cms}/winch/"><img src="${uploads}/winch.jpg" alt="A winch" data-id="32" class="wp-image-32" /></a></figure>
	</li>
</ul>`,
  },
  {
    name: 'a gallery of WordPress 5.3',
    content: `<figure class="wp-block-gallery columns-3 is-cropped aligncenter"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img loading="lazy" width="1024" height="683" src="${uploads}/net-loft-1024x683.jpg" alt="The net loft" data-id="41" data-full-url="${uploads}/net-loft.jpg" data-link="${cms}/net-loft/" class="wp-image-41" srcset="${srcset('net-loft')}" sizes="(max-width: 1024px) 100vw, 1024px" /><figcaption class="blocks-gallery-item__caption">Nets dry <em>here</em></figcaption></figure></li><li class="blocks-gallery-item"><figure><img loading="lazy" width="683" height="1024" src="${uploads}/mast-683x1024.jpg" alt="" data-id="42" class="wp-image-42" /></figure></li><li class="blocks-gallery-item"><figure><a href="${uploads}/buoy.jpg"><img src="${uploads}/buoy-1024x683.jpg" alt="A buoy" data-id="43" class="wp-image-43" /></a></figure></li></ul><figcaption class="blocks-gallery-caption">From the yard</figcaption></figure>`,
  },
  {
    name: 'cover images before WordPress 5.0',
    content: `<section class="wp-block-cover-image has-background-dim-40 has-background-dim has-parallax" style="background-image:url(${uploads}/breakers.jpg)"><h2>Storm season</h2></section>

<div class="wp-block-cover-image has-background-dim alignwide" style="background-image:url('${uploads}/calm.jpg');">
    <p class="wp-block-cover-image-text">Calm &amp; <a href="${cms}/visit/">open</a></p>
</div>`,
  },
  {
    name: 'covers of WordPress 5.0 to 5.8',
    content: `<div class="wp-block-cover has-background-dim" style="background-image:url(${uploads}/breakers.jpg)"><p class="wp-block-cover-text"><strong>Spring</strong> tide</p></div>

<div class="wp-block-cover has-background-dim-70 has-background-dim alignfull" style="background-image:url(${uploads}/calm.jpg);background-position:30% 80%;min-height:520px"><div class="wp-block-cover__inner-container">
<p class="has-text-align-center has-large-font-size">Low water</p>
</div></div>

<div class="wp-block-cover has-pale-pink-background-color has-background-dim"><div class="wp-block-cover__inner-container">
<p>Colour without a picture</p>
</div></div>

<div class="wp-block-cover has-background-dim"><video class="wp-block-cover__video-background" autoplay muted loop src="${uploads}/swell.mp4"></video><div class="wp-block-cover__inner-container">
<p>Words over a film</p>
</div></div>

<div class="wp-block-cover"><img loading="lazy" width="1800" height="1200" class="wp-block-cover__image-background wp-image-44" alt="Fog" src="${uploads}/fog.jpg" style="object-position:25% 60%" data-object-fit="cover" data-object-position="25% 60%"/><div class="wp-block-cover__inner-container">
<p>No sight</p>
</div></div>`,
  },
  {
    name: 'buttons of WordPress 5.0 and 5.4',
    content: `<div class="wp-block-button aligncenter"><a class="wp-block-button__link has-background has-vivid-red-background-color" href="${cms}/tickets/">Tickets</a></div>

<div class="wp-block-button is-style-squared"><a class="wp-block-button__link" style="border-radius:0;background-color:#0b2a4a;color:#ffffff" href="https://boats.example/">Boats</a></div>

<div class="wp-block-buttons">
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link has-text-color" style="color:#8a1c1c">Nowhere</a></div>

<div class="wp-block-button"><a class="wp-block-button__link" href="${cms}/visit/" target="_blank" rel="noreferrer noopener">Visit</a></div>
</div>`,
  },
  {
    name: 'subheads and text columns of WordPress 5.0',
    content: `<p class="wp-block-subhead">What the keeper saw</p>

<div class="wp-block-text-columns alignundefined columns-2"><div class="wp-block-column"><p>The first watch was <b>quiet</b>.</p></div><div class="wp-block-column"><p>The second was not.</p></div></div>

<div class="wp-block-columns has-2-columns">
	<p class="layout-column-1">Left, above</p>
	<p class="layout-column-1">Left, below</p>
	<p class="layout-column-2">Right</p>
</div>

<div class="wp-block-columns has-2-columns">
<div class="wp-block-column">
<p>Bow</p>
</div>

<div class="wp-block-column">
<p>Stern</p>
</div>
</div>`,
  },
  {
    name: 'texts of WordPress 5.0 to 5.8',
    content: `<h2 style="text-align:center">Opening times</h2>

<h3 class="has-text-align-right" id="winter">In winter</h3>

<p style="text-align:right" class="has-background has-very-light-gray-background-color has-small-font-size">Closed on <span style="color:#aa3300" class="has-inline-color">Mondays</span>.</p>

<p class="has-drop-cap has-huge-font-size">Ropes are sold by the yard.</p>

<blockquote class="wp-block-quote is-large"><p>A rope is a promise.</p><cite>The rigger</cite></blockquote>

<figure class="wp-block-pullquote alignleft has-background" style="background-color:#eeeeee"><blockquote class="has-text-color" style="color:#333333"><p>Two knots, one line.</p><cite>A mate</cite></blockquote></figure>

<blockquote class="wp-block-pullquote alignright"><p>Slack is safety.</p><cite>Another mate</cite></blockquote>

<table class="wp-block-table is-style-stripes"><tbody><tr><td>Hemp</td><td>4</td></tr><tr><td>Wire</td><td>9</td></tr></tbody></table>

<figure class="wp-block-table"><table class="has-fixed-layout has-subtle-light-gray-background-color has-background"><thead><tr><th class="has-text-align-center" data-align="center">Knot</th></tr></thead><tbody><tr><td>Bowline</td></tr></tbody></table><figcaption>Knots that hold</figcaption></figure>

<pre class="wp-block-verse">Heave away,
  heave away</pre>

<hr class="wp-block-separator is-style-wide"/>

<div class="wp-block-media-text alignwide has-media-on-the-right is-stacked-on-mobile" style="grid-template-columns:auto 38%"><figure class="wp-block-media-text__media"><img src="${uploads}/rigger-1024x683.jpg" alt="The rigger" class="wp-image-45"/></figure><div class="wp-block-media-text__content">
<p class="has-large-font-size">She splices</p>
</div></div>

<div style="height:80px" aria-hidden="true" class="wp-block-spacer"></div>

<div class="wp-block-group has-background" style="background-color:#e0f0ff"><div class="wp-block-group__inner-container">
<p>A group with a container</p>
</div></div>`,
  },
  {
    name: 'media of WordPress 5.0 to 5.8',
    content: `<div class="wp-block-image"><figure class="alignright is-resized"><a href="${cms}/keeper/"><img loading="lazy" src="${uploads}/keeper-1024x683.jpg" alt="The keeper" class="wp-image-46" width="256" height="171" srcset="${srcset('keeper')}"/></a><figcaption>At work since <a href="${cms}/history/">1961</a></figcaption></figure></div>

<figure class="wp-block-embed-youtube aligncenter wp-block-embed is-type-video is-provider-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">
<iframe loading="lazy" title="Launching the lifeboat" width="580" height="326" src="https://www.youtube.com/embed/aBcDeFgHiJk?feature=oembed" frameborder="0" allow="accelerometer; autoplay; encrypted-media" allowfullscreen></iframe>
</div><figcaption>The lifeboat goes</figcaption></figure>

<figure class="wp-block-embed is-type-rich is-provider-vimeo"><div class="wp-block-embed__wrapper">
https://vimeo.com/123456789
</div></figure>

<figure class="wp-block-video"><video controls loop muted poster="${uploads}/launch.jpg" src="${uploads}/launch.mp4"></video><figcaption>The launch</figcaption></figure>

<figure class="wp-block-audio"><audio controls src="${uploads}/foghorn.mp3"></audio><figcaption>The foghorn</figcaption></figure>

<div class="wp-block-file"><a href="${uploads}/tides.pdf">Tides of 2021</a><a href="${uploads}/tides.pdf" class="wp-block-file__button" download>Download</a></div>`,
  },
];
