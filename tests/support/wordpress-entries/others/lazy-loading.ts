import { type OtherEntry, srcset, uploads } from './other-entry.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const drawing =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%201024%20683'%3E%3C/svg%3E";

/** Pictures and frames that plugins keep back until a visitor scrolls to them. */
export const lazyLoading: readonly OtherEntry[] = [
  {
    name: 'lazy pictures of WP Rocket',
    content: `<figure class="wp-block-image size-large"><img decoding="async" width="1024" height="683" src="${drawing}" alt="The jetty" class="wp-image-121" data-lazy-srcset="${srcset('jetty')}" data-lazy-sizes="(max-width: 1024px) 100vw, 1024px" data-lazy-src="${uploads}/jetty-1024x683.jpg" /><noscript><img decoding="async" width="1024" height="683" src="${uploads}/jetty-1024x683.jpg" alt="The jetty" class="wp-image-121" srcset="${srcset('jetty')}" /></noscript><figcaption>At low water</figcaption></figure>
<p>In a <img src="${drawing}" alt="A pile" data-lazy-src="${uploads}/pile-150x150.jpg" width="48" height="48"><noscript><img src="${uploads}/pile-150x150.jpg" alt="A pile" width="48" height="48"></noscript> line.</p>`,
  },
  {
    name: 'lazy frames of WP Rocket',
    content: `<p><iframe loading="lazy" title="Launch" width="500" height="281" src="about:blank" data-rocket-lazyload="fitvidscompatible" data-lazy-src="https://www.youtube.com/embed/aBcDeFgHiJk?feature=oembed" frameborder="0" allowfullscreen></iframe><noscript><iframe title="Launch" width="500" height="281" src="https://www.youtube.com/embed/aBcDeFgHiJk?feature=oembed" frameborder="0" allowfullscreen></iframe></noscript></p>`,
  },
  {
    name: 'previews of films of WP Rocket',
    content: `<figure class="wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">
<div class="rll-youtube-player" data-src="https://www.youtube.com/embed/aBcDeFgHiJk" data-id="aBcDeFgHiJk" data-query="feature=oembed" data-alt="Launch"></div><noscript><iframe title="Launch" width="500" height="281" src="https://www.youtube.com/embed/aBcDeFgHiJk?feature=oembed" frameborder="0" allowfullscreen></iframe></noscript>
</div><figcaption>She slides</figcaption></figure>`,
  },
  {
    name: 'lazy pictures and frames of LiteSpeed',
    content: `<p><img data-lazyloaded="1" src="data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=" fetchpriority="high" decoding="async" width="1024" height="683" data-src="${uploads}/mole-1024x683.jpg" alt="The mole" class="aligncenter size-large wp-image-122" data-srcset="${srcset('mole')}" data-sizes="(max-width: 1024px) 100vw, 1024px" /><noscript><img fetchpriority="high" decoding="async" width="1024" height="683" src="${uploads}/mole-1024x683.jpg" alt="The mole" class="aligncenter size-large wp-image-122" srcset="${srcset('mole')}" /></noscript></p>
<p><iframe data-lazyloaded="1" src="about:blank" title="Mole" width="500" height="281" data-litespeed-src="https://player.vimeo.com/video/123456789?dnt=1" frameborder="0" allowfullscreen></iframe><noscript><iframe title="Mole" src="https://player.vimeo.com/video/123456789?dnt=1" width="500" height="281" frameborder="0" allowfullscreen></iframe></noscript></p>`,
  },
  {
    name: 'lazy pictures of Autoptimize, Smush, a3 and Lazy Load',
    content: `<p><noscript><img class="alignnone wp-image-123" src="${uploads}/groyne.jpg" alt="A groyne" width="300" height="200" /></noscript><img class="lazyload alignnone wp-image-123" src='data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%20300%20200%22%3E%3C/svg%3E' data-src="${uploads}/groyne.jpg" alt="A groyne" width="300" height="200" /></p>
<figure class="wp-block-image"><img data-src="${uploads}/sluice-1024x683.jpg" alt="A sluice" class="wp-image-124 lazyload" src="${pixel}" style="--smush-placeholder-width: 1024px; --smush-placeholder-aspect-ratio: 1024/683;" data-srcset="${srcset('sluice')}" data-sizes="auto"/><noscript><img src="${uploads}/sluice-1024x683.jpg" alt="A sluice" class="wp-image-124"/></noscript></figure>
<p><img class="lazy lazy-hidden size-medium" data-lazy-type="image" src="//cms.pier.example/wp-content/plugins/a3-lazy-load/assets/images/lazy_placeholder.gif" data-lazy-src="" data-src="${uploads}/dyke-300x200.jpg" alt="A dyke" width="300" height="200" /><noscript><img class="size-medium" src="${uploads}/dyke-300x200.jpg" alt="A dyke" width="300" height="200" /></noscript></p>
<p><img src="${pixel}" data-original="${uploads}/weir.jpg" class="lazy" alt="A weir"></p>`,
  },
  {
    name: 'pictures with webp in a picture element',
    content: `<figure class="wp-block-image size-large"><picture class="wp-image-125"><source srcset="${uploads}/lock-1024x683.jpg.webp 1024w, ${uploads}/lock.jpg.webp 1800w" sizes="(max-width: 1024px) 100vw, 1024px" type="image/webp"><img src="${uploads}/lock-1024x683.jpg" alt="A lock" class="wp-image-125" srcset="${srcset('lock')}"></picture><figcaption>Fills in ten minutes</figcaption></figure>
<p>Words before <picture><source data-srcset="${uploads}/gate.jpg.webp" type="image/webp" srcset="${pixel}"><img src="${pixel}" data-src="${uploads}/gate.jpg" class="lazyload" data-eio="p" alt="A gate" width="300" height="200"></picture><noscript><img src="${uploads}/gate.jpg" alt="A gate"></noscript> and after.</p>
<p><a href="${uploads}/pump.jpg"><picture><source srcset="${uploads}/pump.avif" type="image/avif"/><img src="${uploads}/pump-300x200.jpg" alt="A pump" width="300" height="200"/></picture></a></p>`,
  },
  {
    name: 'lazy background pictures',
    content: `<div class="wp-block-cover has-background-dim lazyload" data-bg="${uploads}/spit.jpg" style="background-image:var(--wpr-bg-9a1)"><div class="wp-block-cover__inner-container"><p>The spit</p></div></div>
<div data-bg="url('${uploads}/bar.jpg')" class="wp-block-group has-background rocket-lazyload"><p>The bar</p></div>
<div class="fl-row-content-wrap lazy" data-back="${uploads}/ness.jpg" style="background-image: url(${pixel})"><p>The ness</p></div>`,
  },
  {
    name: 'a page of AMP',
    content: `<figure class="wp-block-image"><amp-img src="${uploads}/skiff-1024x683.jpg" alt="A skiff" class="wp-image-126 amp-wp-enforced-sizes i-amphtml-layout-intrinsic" srcset="${srcset('skiff')}" width="1024" height="683" layout="intrinsic" data-hero i-amphtml-layout="intrinsic"><noscript><img src="${uploads}/skiff-1024x683.jpg" alt="A skiff" width="1024" height="683"></noscript></amp-img><figcaption>Two oars</figcaption></figure>
<p><amp-img src="${uploads}/punt.jpg" width="300" height="200" alt="A punt" layout="responsive"></amp-img></p>
<amp-youtube data-videoid="aBcDeFgHiJk" layout="responsive" width="480" height="270" title="Rowing"></amp-youtube>
<amp-iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600" height="450" layout="responsive" sandbox="allow-scripts"><span placeholder class="amp-wp-iframe-placeholder"></span></amp-iframe>
<amp-video src="${uploads}/stroke.mp4" width="640" height="360" layout="responsive" controls></amp-video>
<amp-audio src="${uploads}/cox.mp3"></amp-audio>`,
  },
];
