import { cms, type OtherEntry, uploads } from './other-entry.ts';

const proxied = uploads.replace('https://', 'https://i0.wp.com/');

/** The attributes for the carousel of Jetpack. */
const carousel = (name: string, id: number): string =>
  `data-attachment-id="${id}" data-permalink="${cms}/${name}/" data-orig-file="${proxied}/${name}.jpg?fit=1800%2C1200&amp;ssl=1" data-orig-size="1800,1200" data-comments-opened="0" data-image-meta="{&quot;aperture&quot;:&quot;0&quot;}" data-image-title="${name}" data-image-description="" data-image-caption="" data-medium-file="${proxied}/${name}.jpg?fit=300%2C200&amp;ssl=1" data-large-file="${proxied}/${name}.jpg?fit=580%2C387&amp;ssl=1"`;

/** Html of Jetpack and of WordPress.com. */
export const jetpack: readonly OtherEntry[] = [
  {
    name: 'a picture that Jetpack serves and loads late',
    content: `<figure class="wp-block-image size-large"><img data-recalc-dims="1" loading="lazy" decoding="async" width="580" height="387" ${carousel('crew', 101)} src="${proxied}/crew.jpg?resize=580%2C387&#038;ssl=1" alt="The crew" class="wp-image-101" srcset="${proxied}/crew.jpg?w=1800&amp;ssl=1 1800w, ${proxied}/crew.jpg?resize=300%2C200&amp;ssl=1 300w" sizes="(max-width: 580px) 100vw, 580px" /><figcaption>Off watch</figcaption></figure>

<figure class="wp-block-image"><img ${carousel('mate', 102)} alt="The mate" class="wp-image-102 jetpack-lazy-image" data-lazy-srcset="${proxied}/mate.jpg?w=1800&amp;ssl=1 1800w" data-lazy-sizes="(max-width: 580px) 100vw, 580px" data-lazy-src="${proxied}/mate.jpg?resize=580%2C387&amp;ssl=1&amp;is-pending-load=1" srcset="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"><noscript data-lazy-fallback="1"><img ${carousel('mate', 102)} src="${proxied}/mate.jpg?resize=580%2C387&#038;ssl=1" alt="The mate" class="wp-image-102" data-recalc-dims="1" /></noscript></figure>

<p><img src="https://i2.wp.com/cms.pier.example/wp-content/uploads/2021/03/cook.jpg?w=604" alt="The cook" class="alignnone" /></p>`,
  },
  {
    name: 'a tiled gallery block of Jetpack',
    content: `<div class="wp-block-jetpack-tiled-gallery aligncenter is-style-rectangular"><div class="tiled-gallery__gallery"><div class="tiled-gallery__row"><div class="tiled-gallery__col" style="flex-basis:66.78747%"><figure class="tiled-gallery__item"><img decoding="async" ${carousel('deck', 103)} srcset="${proxied}/deck.jpg?strip=info&#038;w=600&#038;ssl=1 600w, ${proxied}/deck.jpg?strip=info&#038;w=1800&#038;ssl=1 1800w" alt="The deck" data-height="1200" data-id="103" data-link="${cms}/deck/" data-url="${uploads}/deck-1024x683.jpg" data-width="1800" src="${proxied}/deck-1024x683.jpg?ssl=1" data-amp-layout="responsive" /></figure></div><div class="tiled-gallery__col" style="flex-basis:33.21253%"><figure class="tiled-gallery__item"><a href="${cms}/hold/"><img decoding="async" alt="The hold" data-id="104" src="${proxied}/hold.jpg?ssl=1" /></a></figure><figure class="tiled-gallery__item"><img alt="The bell" data-id="105" src="${proxied}/bell.jpg?ssl=1" /></figure></div></div></div></div>`,
  },
  {
    name: 'a tiled gallery shortcode of Jetpack',
    content: `<div class="tiled-gallery type-rectangular tiled-gallery-unresized" data-original-width="580" data-carousel-extra='{"blog_id":1,"permalink":"${cms}/news/fleet/","likes_blog_id":7}' itemscope itemtype="http://schema.org/ImageGallery" > <div class="gallery-row" style="width: 580px; height: 194px;" data-original-width="580" data-original-height="194" > <div class="gallery-group images-1" style="width: 290px; height: 194px;" data-original-width="290" data-original-height="194" > <div class="tiled-gallery-item tiled-gallery-item-large" itemprop="associatedMedia" itemscope itemtype="http://schema.org/ImageObject"> <a href="${cms}/cutter/" border="0" itemprop="url"> <meta itemprop="width" content="286"> <meta itemprop="height" content="190"> <img class="" ${carousel('cutter', 106)} src="${proxied}/cutter.jpg?w=286&#038;h=190&#038;ssl=1" width="286" height="190" data-original-width="286" data-original-height="190" itemprop="http://schema.org/image" title="cutter" alt="A cutter" style="width: 286px; height: 190px;" /> </a> <div class="tiled-gallery-caption" itemprop="caption description"> Fast in light air </div> </div> </div> <div class="gallery-group images-1" style="width: 290px; height: 194px;"> <div class="tiled-gallery-item tiled-gallery-item-large" itemprop="associatedMedia"> <a href="${cms}/ketch/" border="0" itemprop="url"> <meta itemprop="width" content="286"> <img ${carousel('ketch', 107)} src="${proxied}/ketch.jpg?w=286&#038;h=190&#038;ssl=1" width="286" height="190" alt="A ketch" style="width: 286px; height: 190px;" /> </a> </div> </div> </div> </div>`,
  },
  {
    name: 'a slideshow block of Jetpack',
    content: `<div class="wp-block-jetpack-slideshow aligncenter" data-autoplay="true" data-delay="4" data-effect="slide"><div class="wp-block-jetpack-slideshow_container swiper-container"><ul class="wp-block-jetpack-slideshow_swiper-wrapper swiper-wrapper"><li class="wp-block-jetpack-slideshow_slide swiper-slide"><figure><img alt="Sails" class="wp-block-jetpack-slideshow_image wp-image-108" data-id="108" src="${proxied}/sails-1024x683.jpg?ssl=1"/><figcaption class="wp-block-jetpack-slideshow_caption gallery-caption">All sails</figcaption></figure></li><li class="wp-block-jetpack-slideshow_slide swiper-slide"><figure><img alt="Oars" class="wp-block-jetpack-slideshow_image wp-image-109" data-id="109" src="${uploads}/oars-1024x683.jpg"/></figure></li></ul><a class="wp-block-jetpack-slideshow_button-prev swiper-button-prev swiper-button-white" role="button"></a><a class="wp-block-jetpack-slideshow_button-next swiper-button-next swiper-button-white" role="button"></a><a aria-label="Pause Slideshow" class="wp-block-jetpack-slideshow_button-pause" role="button"></a><div class="wp-block-jetpack-slideshow_pagination swiper-pagination swiper-pagination-white"></div></div></div>`,
  },
  {
    name: 'a slideshow shortcode of Jetpack',
    content: `<p class="jetpack-slideshow-noscript robots-nocontent">This slideshow requires JavaScript.</p><div id="gallery-7-1-slideshow" class="jetpack-slideshow-window jetpack-slideshow jetpack-slideshow-black" data-trans="fade" data-autostart="1" data-gallery="[{&quot;src&quot;:&quot;https:\\/\\/i0.wp.com\\/cms.pier.example\\/wp-content\\/uploads\\/2021\\/03\\/regatta.jpg?fit=580%2C387\\u0026ssl=1&quot;,&quot;id&quot;:&quot;110&quot;,&quot;title&quot;:&quot;regatta&quot;,&quot;alt&quot;:&quot;The regatta&quot;,&quot;caption&quot;:&quot;&quot;,&quot;itemprop&quot;:&quot;image&quot;}]" itemscope itemtype="https://schema.org/ImageGallery"></div>`,
  },
  {
    name: 'sharing, related posts and films of Jetpack',
    content: `<p>Last words.</p>
<figure class="wp-block-jetpack-videopress jetpack-videopress-player"><div class="jetpack-videopress-player__wrapper"> <iframe title="VideoPress Video Player" aria-label='VideoPress Video Player' width='580' height='326' src='https://videopress.com/embed/AbCdEfGh?cover=1&amp;preloadContent=metadata' frameborder='0' allowfullscreen allow='clipboard-write'></iframe><script src='https://v0.wordpress.com/js/next/videopress-iframe.js?m=1'></script></div><figcaption>From the mast</figcaption></figure>
<div class="sharedaddy sd-sharing-enabled"><div class="robots-nocontent sd-block sd-social sd-social-icon-text sd-sharing"><h3 class="sd-title">Share this:</h3><div class="sd-content"><ul><li class="share-facebook"><a rel="nofollow noopener noreferrer" data-shared="sharing-facebook-7" class="share-facebook sd-button share-icon" href="${cms}/news/fleet/?share=facebook" target="_blank" title="Click to share on Facebook"><span>Facebook</span></a></li><li class="share-end"></li></ul></div></div></div>
<div id='jp-relatedposts' class='jp-relatedposts' >
	<h3 class="jp-relatedposts-headline"><em>Related</em></h3>
</div>`,
  },
];
