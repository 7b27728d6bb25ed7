import { cms, type OtherEntry, srcset, uploads } from './other-entry.ts';

const zoomButton = `<button
			class="lightbox-trigger"
			type="button"
			aria-haspopup="dialog"
			data-wp-bind--aria-label="state.thisImage.triggerButtonAriaLabel"
			data-wp-on--click="actions.showLightbox"
		>
			<svg xmlns="http://www.w3.org/2000/svg" width="12" height="12" fill="none" viewBox="0 0 12 12">
				<path fill="#fff" d="M2 0a2 2 0 0 0-2 2v2h1.5V2" />
			</svg>
		</button>`;

/** Html of WordPress 6.5 to 7.1, with a block theme whose sizes are fluid. */
export const newBlocks: readonly OtherEntry[] = [
  {
    name: 'tabs of WordPress 7.1',
    content: `<div data-wp-context="{&quot;tabsId&quot;:&quot;tabs_1&quot;,&quot;activeTabIndex&quot;:0}" data-wp-init="callbacks.onTabsInit" data-wp-interactive="core/tabs" class="wp-block-tabs is-layout-flow wp-block-tabs-is-layout-flow"><div aria-label="Tabbed content" role="tablist" class="wp-block-tab-list is-layout-flex wp-block-tab-list-is-layout-flex"><button aria-controls="tabs_1-tab-0" data-wp-context="{&quot;tabIndex&quot;:0}" data-wp-on--click="actions.handleTabClick" id="tab__tabs_1-tab-0" type="button" role="tab">Summer</button><button aria-controls="tabs_1-tab-1" data-wp-context="{&quot;tabIndex&quot;:1}" id="tab__tabs_1-tab-1" type="button" role="tab">Winter</button></div><div class="wp-block-tab-panels"><section hidden aria-labelledby="tab__tabs_1-tab-0" data-wp-bind--hidden="!state.isActiveTab" id="tabs_1-tab-0" role="tabpanel" tabindex="0" class="wp-block-tab-panel is-layout-flow wp-block-tab-panel-is-layout-flow"><p class="wp-block-paragraph">Boats leave at nine.</p></section><section hidden aria-labelledby="tab__tabs_1-tab-1" id="tabs_1-tab-1" role="tabpanel" tabindex="0" class="wp-block-tab-panel is-layout-flow"><p class="wp-block-paragraph">Boats leave at ten.</p></section></div></div>`,
  },
  {
    name: 'accordions and details of WordPress 7.1',
    content: `<div data-wp-context="{ &quot;autoclose&quot;: true, &quot;accordionItems&quot;: [] }" data-wp-interactive="core/accordion" role="group" class="wp-block-accordion is-layout-flow wp-block-accordion-is-layout-flow"><div data-wp-class--is-open="state.isOpen" data-wp-context="{ &quot;id&quot;: &quot;accordion-item-2&quot;, &quot;openByDefault&quot;: true }" class="wp-block-accordion-item is-open is-layout-flow"><h3 class="wp-block-accordion-heading"><button aria-expanded="true" aria-controls="accordion-item-2-panel" id="accordion-item-2" type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">May I fish?</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><div aria-labelledby="accordion-item-2" id="accordion-item-2-panel" role="region" class="wp-block-accordion-panel is-layout-flow"><p class="wp-block-paragraph">Yes, from the head.</p><figure class="wp-block-image size-large"><img src="${uploads}/rod-1024x683.jpg" alt="A rod" class="wp-image-51"/></figure></div></div></div>

<details name="rules" class="wp-block-details is-layout-flow wp-block-details-is-layout-flow" open><summary>Rules of the pier</summary><p class="wp-block-paragraph">No diving.</p></details>`,
  },
  {
    name: 'footnotes and formulas of WordPress 7.1',
    content: `<p class="wp-block-paragraph">The pier is long<sup data-fn="5f3c1a2e-9d21-4b60-8f0e-0a1b2c3d4e5f" class="fn"><a href="#5f3c1a2e-9d21-4b60-8f0e-0a1b2c3d4e5f" id="5f3c1a2e-9d21-4b60-8f0e-0a1b2c3d4e5f-link">1</a></sup>.</p><div class="wp-block-math"><math display="block"><semantics><mrow><mi>h</mi><mo>=</mo><mfrac><mn>1</mn><mn>2</mn></mfrac><mi>g</mi><msup><mi>t</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">h=\\frac{1}{2}gt^2</annotation></semantics></math></div><ol class="wp-block-footnotes"><li id="5f3c1a2e-9d21-4b60-8f0e-0a1b2c3d4e5f">In <em>feet</em>. <a href="#5f3c1a2e-9d21-4b60-8f0e-0a1b2c3d4e5f-link" aria-label="Jump to footnote reference 1">↩︎</a></li></ol>`,
  },
  {
    name: 'social links, icons and files of WordPress 7.1',
    content: `<ul class="wp-block-social-links has-visible-labels is-style-pill-shape is-layout-flex wp-block-social-links-is-layout-flex"><li class="wp-social-link wp-social-link-mastodon wp-block-social-link"><a rel="noopener nofollow" target="_blank" href="https://social.example/@pier" class="wp-block-social-link-anchor"><svg width="24" height="24" viewBox="0 0 24 24" version="1.1" xmlns="http://www.w3.org/2000/svg" aria-hidden="true" focusable="false"><path d="M3 12h9"/></svg><span class="wp-block-social-link-label">Mastodon</span></a></li><li class="wp-social-link wp-social-link-mail wp-block-social-link"><a rel="noopener nofollow" target="_blank" href="mailto:ke&#101;&#112;e&#114;&#064;&#112;&#105;er.example" class="wp-block-social-link-anchor"><svg width="24" height="24" aria-hidden="true" focusable="false"><path d="M19,5H5"></path></svg><span class="wp-block-social-link-label">Write to us</span></a></li></ul>

<div class="wp-block-icon"><svg aria-hidden="true" focusable="false" xmlns="http://www.w3.org/2000/svg" viewbox="0 0 24 24"><path d="M17.7 4.3c-1.2 0z" /></svg></div>

<div data-wp-interactive="core/file" class="wp-block-file"><object data-wp-bind--hidden="!state.hasPdfPreview" hidden class="wp-block-file__embed" data="${uploads}/tides.pdf" type="application/pdf" style="width:100%;height:600px" aria-label="Embed of tides."></object><a id="wp-block-file--media-1" href="${uploads}/tides.pdf">Tides of 2026</a><a href="${uploads}/tides.pdf" class="wp-block-file__button wp-element-button" download aria-describedby="wp-block-file--media-1">Download</a></div>

<div class="wp-block-post-time-to-read">1–2 minutes</div>`,
  },
  {
    name: 'pictures of WordPress 7.1 that open in a lightbox',
    content: `<figure data-wp-context="{&quot;imageId&quot;:&quot;6b093591ccd58&quot;}" data-wp-interactive="core/image" data-wp-key="6b093591ccd58" class="wp-block-image size-large wp-lightbox-container"><img loading="lazy" decoding="async" width="1024" height="683" data-wp-on--click="actions.showLightbox" src="${uploads}/ferry-1024x683.jpg" alt="The ferry at the head" class="wp-image-52" style="aspect-ratio:4/3;object-fit:cover" srcset="${srcset('ferry')}" sizes="auto, (max-width: 1024px) 100vw, 1024px" />${zoomButton}<figcaption class="wp-element-caption">On her way</figcaption></figure>

<figure class="wp-block-image size-large wp-duotone-0b2a4a-e0f0ff-3"><img loading="lazy" decoding="async" width="1024" height="683" src="${uploads}/gulls-1024x683.jpg" alt="Gulls in blue" class="wp-image-53" srcset="${srcset('gulls')}" sizes="auto, (max-width: 1024px) 100vw, 1024px" /></figure>

<figure data-wp-context="{&quot;galleryId&quot;:&quot;6b093591ec158&quot;}" data-wp-interactive="core/gallery" class="wp-block-gallery has-nested-images columns-2 is-cropped wp-block-gallery-4 is-layout-flex wp-block-gallery-is-layout-flex"><figure class="wp-block-image size-large"><img loading="lazy" decoding="async" width="1024" height="683" data-id="54" src="${uploads}/noon-1024x683.jpg" alt="Ferry" class="wp-image-54" srcset="${srcset('noon')}" /><figcaption class="wp-element-caption">Ferry at <em>noon</em></figcaption></figure><figure data-wp-context="{&quot;imageId&quot;:&quot;6b093591ec928&quot;}" data-wp-interactive="core/image" class="wp-block-image size-large wp-lightbox-container"><img loading="lazy" decoding="async" width="1024" height="683" data-id="55" src="${uploads}/dusk-1024x683.jpg" alt="Dusk" class="wp-image-55" srcset="${srcset('dusk')}" />${zoomButton}</figure><figcaption class="blocks-gallery-caption wp-element-caption">Two of many</figcaption></figure>`,
  },
  {
    name: 'a duotone picture of WordPress 6.0',
    content: `<figure class="wp-block-image size-full is-style-rounded wp-duotone-blue-tide"><img src="${uploads}/gulls.jpg" alt="Gulls" class="wp-image-53"/></figure><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0" width="0" height="0" focusable="false" role="none" style="visibility: hidden; position: absolute; left: -9999px; overflow: hidden;"><defs><filter id="wp-duotone-blue-tide"><feColorMatrix color-interpolation-filters="sRGB" type="matrix" values=" .299 .587 .114 0 0 .299 .587 .114 0 0 "></feColorMatrix></filter></defs></svg><p>After the filter</p>`,
  },
  {
    name: 'a block theme with fluid sizes, WordPress 7.1',
    content: `<div class="wp-block-group has-link-color wp-elements-1 has-global-padding is-layout-constrained wp-block-group-is-layout-constrained has-background" style="padding-top:var(--wp--preset--spacing--50);font-size:clamp(17.905px, 1.119rem + ((1vw - 3.2px) * 0.99), 28px);background-image:url(&apos;${uploads}/gulls-1024x683.jpg&apos;);background-size:cover;"><p class="wp-block-paragraph" style="font-size:clamp(27.894px, 1.743rem + ((1vw - 3.2px) * 1.971), 48px);">Big and <a href="/visit/">linked</a></p></div>

<div class="wp-block-group is-layout-grid wp-container-core-group-is-layout-7e964c02 wp-block-group-is-layout-grid"><div class="wp-block-group is-nowrap is-layout-flex wp-container-core-group-is-layout-3a88641f wp-block-group-is-layout-flex"><p class="wp-block-paragraph">One cell</p></div><p class="wp-container-content-60984cfd wp-block-paragraph">Two cells</p></div>

<div class="wp-block-buttons is-content-justification-center is-layout-flex wp-container-core-buttons-is-layout-35f06ea7 wp-block-buttons-is-layout-flex"><div class="wp-block-button has-custom-width wp-block-button__width-50 is-style-outline is-style-outline--5"><a class="wp-block-button__link wp-element-button" href="/tickets/" style="border-radius:8px">Tickets</a></div></div>

<div class="wp-block-cover has-parallax has-custom-content-position is-position-bottom-left" style="min-height:60vh;aspect-ratio:unset;"><div class="wp-block-cover__image-background wp-image-52 has-parallax" style="background-position:50% 50%;background-image:url(${uploads}/ferry-1024x683.jpg)"></div><span aria-hidden="true" class="wp-block-cover__background has-background-dim-30 has-background-dim"></span><div class="wp-block-cover__inner-container is-layout-flow wp-block-cover-is-layout-flow"><p class="wp-block-paragraph">Wind and water</p></div></div>`,
  },
  {
    name: 'lists of other entries, WordPress 7.1',
    content: `<div class="wp-block-query is-layout-flow wp-block-query-is-layout-flow"><ul class="columns-2 wp-block-post-template is-layout-grid wp-container-core-post-template-is-layout-b861f4ab wp-block-post-template-is-layout-grid"><li class="wp-block-post post-15 post type-post status-publish format-standard has-post-thumbnail hentry category-tides"><figure style="aspect-ratio:3/2" class="wp-block-post-featured-image"><a href="${cms}/news/high-water/" target="_self"  style="aspect-ratio:3/2"><img width="1800" height="1200" src="${uploads}/high-water.jpg" class="attachment-post-thumbnail size-post-thumbnail wp-post-image" alt="High water" style="width:100%;height:100%;object-fit:cover;" decoding="async" srcset="${srcset('high-water')}" /></a></figure><h3 class="wp-block-post-title"><a href="${cms}/news/high-water/" target="_self" >High water in May</a></h3><div class="wp-block-post-date"><time datetime="2026-05-12T09:30:00-04:00">May 12, 2026</time></div><div class="wp-block-post-excerpt"><p class="wp-block-post-excerpt__excerpt">A tide table </p><p class="wp-block-post-excerpt__more-text"><a class="wp-block-post-excerpt__more-link" href="${cms}/news/high-water/">Read on</a></p></div><a class="wp-block-read-more" href="${cms}/news/high-water/" target="_self">Read more<span class="screen-reader-text">: High water in May</span></a></li></ul></div>

<div class="wp-block-terms-query is-layout-flow wp-block-terms-query-is-layout-flow"><ul class="wp-block-term-template is-layout-flow"><li class="wp-block-term term-1 category taxonomy-category"><p class="wp-block-term-name"><a href="${cms}/category/tides/">Tides</a></p><div class="wp-block-term-count">(18)</div></li></ul></div>

<nav style="--separator: &quot;/&quot;" class="wp-block-breadcrumbs" aria-label="Breadcrumbs"><ol><li><a href="${cms}/">Home</a></li><li><span aria-current="page">Here</span></li></ol></nav>`,
  },
];
