import { cms, type OtherEntry, srcset, uploads } from './other-entry.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The parts that plugins for galleries, blocks, shops and imports put into a text. */
export const plugins: readonly OtherEntry[] = [
  {
    name: 'a gallery of NextGEN',
    content: `<div class="ngg-galleryoverview default-view" id="ngg-gallery-4a1-1">
	<div id="ngg-image-0" class="ngg-gallery-thumbnail-box"><div class="ngg-gallery-thumbnail"><a href="${cms}/wp-content/gallery/harbour/cranes.jpg" title="Cranes at work" data-src="${cms}/wp-content/gallery/harbour/cranes.jpg" data-thumbnail="${cms}/wp-content/gallery/harbour/thumbs/thumbs_cranes.jpg" data-image-id="7" data-title="cranes" data-description="Cranes at work" class="ngg-fancybox" rel="4a1"><img title="cranes" alt="Cranes" src="${cms}/wp-content/gallery/harbour/thumbs/thumbs_cranes.jpg" width="120" height="90" style="max-width:100%;" /></a></div></div>
	<br style="clear: both" />
	<div class="slideshowlink"><a href='${cms}/news/harbour/nggallery/slideshow'>[Show slideshow]</a></div>
</div>`,
  },
  {
    name: 'a gallery of FooGallery',
    content: `<div class="foogallery foogallery-container foogallery-default foogallery-lightbox-foobox fg-center fg-default fg-light" id="foogallery-gallery-91" data-foogallery="{&quot;lazy&quot;:true}" style="--fg-gutter: 10px;"><div class="fg-item fg-type-image fg-idle"><figure class="fg-item-inner"><a href="${uploads}/hatch.jpg" data-caption-title="Hatch" data-attachment-id="131" data-type="image" class="fg-thumb"><span class="fg-image-wrap"><img decoding="async" alt="A hatch" width="150" height="150" class="skip-lazy fg-image" data-src-fg="${cms}/wp-content/uploads/cache/2021/03/hatch/hatch.jpg" src="data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%3E%3C%2Fsvg%3E" loading="eager" /></span><span class="fg-image-overlay"></span></a><figcaption class="fg-caption"><div class="fg-caption-inner"><div class="fg-caption-title">Hatch</div></div></figcaption></figure></div></div>`,
  },
  {
    name: 'sliders of MetaSlider and Slider Revolution',
    content: `<div id="metaslider-id-92" style="max-width: 1000px;" class="ml-slider-3-27-6 metaslider metaslider-flex metaslider-92 ml-slider nav-hidden" role="region" aria-roledescription="Slideshow" aria-label="Pier">
    <div id="metaslider_container_92">
        <div id="metaslider_92" class="flexslider">
            <ul class='slides'>
                <li style="display: block; width: 100%;" class="slide-93 ms-image"><a href="${cms}/visit/" target="_self" class="metaslider_image_link"><img src="${uploads}/rail-1000x500.jpg" height="500" width="1000" alt="The rail" class="slider-92 slide-93" title="rail" /></a><div class="caption-wrap"><div class="caption">Hold on</div></div></li>
            </ul>
        </div>
    </div>
</div>
			<p class="rs-p-wp-fix"></p>
			<rs-module-wrap id="rev_slider_2_1_wrapper" data-source="gallery" style="visibility:hidden;background:transparent;padding:0;">
				<rs-module id="rev_slider_2_1" style="" data-version="6.5.3">
					<rs-slides>
						<rs-slide data-key="rs-2" data-title="Slide" data-anim="ms:600;">
							<img src="//cms.pier.example/wp-content/plugins/revslider/public/assets/assets/dummy.png" alt="The bollard" title="bollard" width="1920" height="900" class="rev-slidebg tp-rs-img rs-lazyload" data-lazyload="//cms.pier.example/wp-content/uploads/2021/03/bollard.jpg" data-no-retina>
							<rs-layer id="slider-2-slide-2-layer-1" data-type="text" data-xy="x:c;y:m;">Make fast</rs-layer>
						</rs-slide>
					</rs-slides>
				</rs-module>
			</rs-module-wrap>`,
  },
  {
    name: 'a page of Beaver Builder',
    content: `<div class="fl-builder-content fl-builder-content-94 fl-builder-content-primary fl-builder-global-templates-locked" data-post-id="94"><div class="fl-row fl-row-full-width fl-row-bg-photo fl-node-5ea31" data-node="5ea31">
	<div class="fl-row-content-wrap">
		<div class="fl-row-content fl-row-fixed-width fl-node-content">
<div class="fl-col-group fl-node-5ea32" data-node="5ea32">
			<div class="fl-col fl-node-5ea33 fl-col-small" data-node="5ea33">
	<div class="fl-col-content fl-node-content"><div class="fl-module fl-module-heading fl-node-5ea34" data-node="5ea34">
	<div class="fl-module-content fl-node-content">
		<h2 class="fl-heading">
		<span class="fl-heading-text">The chandlery</span>
	</h2>
	</div>
</div>
<div class="fl-module fl-module-photo fl-node-5ea35" data-node="5ea35"><div class="fl-module-content fl-node-content"><div class="fl-photo fl-photo-align-center" itemscope itemtype="https://schema.org/ImageObject"><div class="fl-photo-content fl-photo-img-jpg"><a href="${cms}/shop/" target="_self" itemprop="url"><img decoding="async" loading="lazy" class="fl-photo-img wp-image-95 size-full" src="${uploads}/shelf.jpg" alt="A shelf" itemprop="image" height="600" width="900" title="shelf" /></a><div class="fl-photo-caption fl-photo-caption-below" itemprop="caption">Shackles</div></div></div></div></div>
<div class="fl-module fl-module-button"><div class="fl-module-content fl-node-content"><div class="fl-button-wrap fl-button-width-auto fl-button-left"><a href="${cms}/shop/" target="_self" class="fl-button"><span class="fl-button-text">To the shop</span></a></div></div></div>
</div></div>
	</div>
		</div>
	</div>
</div></div>`,
  },
  {
    name: 'blocks of Kadence, Spectra and GenerateBlocks',
    content: `<div class="kb-row-layout-wrap kb-row-layout-id96_f8be6b-cd alignnone kt-row-has-bg wp-block-kadence-rowlayout"><div class="kt-row-layout-overlay kt-row-overlay-normal"></div><div class="kt-row-column-wrap kt-has-2-columns kt-row-layout-equal kt-tab-layout-inherit kt-mobile-layout-row kt-row-valign-top">
<div class="wp-block-kadence-column kadence-column96_91368f-84"><div class="kt-inside-inner-col">
<h3 class="kt-adv-heading96_aabdf7-1d wp-block-kadence-advancedheading" data-kb-block="kb-adv-heading96_aabdf7-1d">Deck hands</h3>
<figure class="wp-block-kadence-image kb-image96_9f-01 size-large"><img loading="lazy" decoding="async" width="1024" height="683" src="${uploads}/hands-1024x683.jpg" alt="Hands" class="kb-img wp-image-96" srcset="${srcset('hands')}" /></figure>
</div></div>
<div class="wp-block-kadence-column kadence-column96_11-22"><div class="kt-inside-inner-col">
<div class="wp-block-kadence-advancedbtn kb-buttons-wrap kb-btns96_5a-61"><a class="kb-button kt-button button kb-btn96_7c-3f kt-btn-size-standard wp-block-button__link kb-btn-global-fill wp-block-kadence-singlebtn" href="${cms}/jobs/"><span class="kt-btn-inner-text">Sign on</span></a></div>
<div class="wp-block-kadence-iconlist kt-svg-icon-list-items"><ul class="kt-svg-icon-list"><li class="wp-block-kadence-listitem kt-svg-icon-list-item-wrap"><span class="kb-svg-icon-wrap kb-svg-icon-fe_checkCircle kt-svg-icon-list-single"><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" xmlns="http://www.w3.org/2000/svg" aria-hidden="true"><path d="M22 11"/></svg></span><span class="kt-svg-icon-list-text">Meals</span></li></ul></div>
</div></div>
</div></div>
<div class="wp-block-uagb-container uagb-block-1a2b alignfull uagb-is-root-container"><div class="uagb-container-inner-blocks-wrap"><div class="wp-block-uagb-info-box uagb-block-3c4d uagb-infobox__content-wrap"><div class="uagb-ifb-content"><div class="uagb-ifb-title-wrap"><h3 class="uagb-ifb-title">Watches</h3></div><p class="uagb-ifb-desc">Four on, eight off.</p></div></div></div></div>
<div class="gb-container gb-container-5e6f"><div class="gb-inside-container"><h2 class="gb-headline gb-headline-7a8b gb-headline-text">Bunks</h2><figure class="gb-block-image gb-block-image-9c"><img class="gb-image gb-image-9c" src="${uploads}/bunk.jpg" alt="A bunk"/></figure></div></div>`,
  },
  {
    name: 'products of WooCommerce',
    content: `<div class="woocommerce columns-2 "><ul class="products columns-2">
<li class="product type-product post-97 status-publish first instock product_cat-ropes has-post-thumbnail shipping-taxable purchasable product-type-simple">
	<a href="${cms}/product/rope/" class="woocommerce-LoopProduct-link woocommerce-loop-product__link"><img width="300" height="300" src="${uploads}/coil-300x300.jpg" class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail" alt="A coil" loading="lazy" /><h2 class="woocommerce-loop-product__title">Rope</h2>
	<span class="price"><del aria-hidden="true"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&#36;</span>9.00</bdi></span></del> <ins><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&#36;</span>7.00</bdi></span></ins></span>
</a><a href="?add-to-cart=97" data-quantity="1" class="button product_type_simple add_to_cart_button ajax_add_to_cart" data-product_id="97" aria-label="Add Rope to your cart" rel="nofollow">Add to cart</a></li>
</ul>
</div>`,
  },
  {
    name: 'a text imported from Blogger',
    content: `<div dir="ltr" style="text-align: left;" trbidi="on">First the wind.<br />
<br />
<div class="separator" style="clear: both; text-align: center;"><a href="${uploads}/squall.jpg" imageanchor="1" style="margin-left: 1em; margin-right: 1em;"><img border="0" data-original-height="1200" data-original-width="1600" height="240" src="${uploads}/squall-300x225.jpg" width="320" alt="A squall" /></a></div>
<table align="center" cellpadding="0" cellspacing="0" class="tr-caption-container" style="margin-left: auto; margin-right: auto; text-align: center;"><tbody>
<tr><td style="text-align: center;"><img border="0" src="${uploads}/lull.jpg" alt="A lull" /></td></tr>
<tr><td class="tr-caption" style="text-align: center;">Then nothing</td></tr>
</tbody></table>
Then the <a name='more'></a>rain.</div>`,
  },
  {
    name: 'pictures of Envira and of a theme that loads late',
    content: `<div id="envira-gallery-wrap-98" class="envira-gallery-wrap envira-gallery-theme-base"><div id="envira-gallery-98" class="envira-gallery-public envira-gallery-2-columns"><div id="envira-gallery-item-99" class="envira-gallery-item enviratope-item"><div class="envira-gallery-item-inner"><a href="${uploads}/knot.jpg" class="envira-gallery-98 envira-gallery-link" title="Knot" data-envira-caption="A knot"><div class="envira-lazy"><img id="envira-gallery-image-99" class="envira-gallery-image envira-gallery-image-1 envira-lazy" src="${pixel}" data-envira-src="${uploads}/knot-640x480.jpg" data-envira-srcset="${uploads}/knot-640x480.jpg 400w" alt="A knot" title="Knot" /></div></a></div></div></div><noscript><img src="${uploads}/knot.jpg" alt="A knot" /></noscript></div>
<p><img class="lazyload" src="${pixel}" data-srcset="${srcset('bight')}" data-sizes="auto" alt="A bight"></p>
<p><img src="${pixel}" data-lazy="${uploads}/loop.jpg" alt="A loop"> <img src="${pixel}" data-lazyload="${uploads}/hitch.jpg" alt="A hitch"> <img src="${pixel}" data-orig-src="${uploads}/bend.jpg" alt="A bend" class="lazyload fusion"></p>`,
  },
];
