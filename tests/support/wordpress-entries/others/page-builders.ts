import { cms, type OtherEntry, srcset, uploads } from './other-entry.ts';

/** A widget of Elementor in its two boxes. */
const widget = (kind: string, inner: string, settings = ''): string =>
  `<div class="elementor-element elementor-element-4f${kind.length}c1d elementor-widget elementor-widget-${kind}" data-id="4f${kind.length}c1d" data-element_type="widget"${settings} data-widget_type="${kind}.default">
				<div class="elementor-widget-container">
			${inner}		</div>
				</div>
				`;

/** A section of Elementor before its containers. */
const section = (inner: string): string =>
  `<section class="elementor-section elementor-top-section elementor-element elementor-element-71a elementor-section-boxed elementor-section-height-default" data-id="71a" data-element_type="section" data-settings="{&quot;background_background&quot;:&quot;classic&quot;}">
						<div class="elementor-container elementor-column-gap-default">
					<div class="elementor-column elementor-col-100 elementor-top-column elementor-element elementor-element-8b2" data-id="8b2" data-element_type="column">
			<div class="elementor-widget-wrap elementor-element-populated">
						${inner}	</div>
		</div>
							</div>
		</section>
		`;

const page = (inner: string): string =>
  `		<div data-elementor-type="wp-page" data-elementor-id="71" class="elementor elementor-71" data-elementor-post-type="page">
				${inner}		</div>
		`;

const divi = (inner: string): string => `<div id="et-boc" class="et-boc">
			<div class="et-l et-l--post">
			<div class="et_builder_inner_content et_pb_gutters3">
		<div class="et_pb_section et_pb_section_0 et_section_regular" >
				<div class="et_pb_row et_pb_row_0">
				<div class="et_pb_column et_pb_column_4_4 et_pb_column_0  et_pb_css_mix_blend_mode_passthrough et-last-child">
				${inner}
			</div>
			</div>
			</div>		</div>
	</div>
	</div>`;

const bakery = (inner: string): string =>
  `<div class="wpb-content-wrapper"><div class="vc_row wpb_row vc_row-fluid vc_custom_1616161616161 vc_row-has-fill" data-vc-full-width="true" data-vc-full-width-init="false"><div class="wpb_column vc_column_container vc_col-sm-12"><div class="vc_column-inner"><div class="wpb_wrapper">${inner}</div></div></div></div><div class="vc_row-full-width vc_clearfix"></div></div>`;

const textOf = (html: string): string => `
	<div class="wpb_text_column wpb_content_element" >
		<div class="wpb_wrapper">
			${html}

		</div>
	</div>
`;

/** Pages whose every part is in some ten boxes. */
export const pageBuilders: readonly OtherEntry[] = [
  {
    name: 'words and pictures of Elementor',
    content: page(
      section(
        widget(
          'heading',
          '<h1 class="elementor-heading-title elementor-size-default">A day at the <span>pier</span></h1>',
        ) +
          widget(
            'text-editor',
            `<p>Come early, <a href="${cms}/visit/">stay late</a>.</p><ul><li>Bring a coat</li></ul>`,
          ) +
          widget(
            'image',
            `<img fetchpriority="high" decoding="async" width="1024" height="683" src="${uploads}/morning-1024x683.jpg" class="attachment-large size-large wp-image-72" alt="Morning" srcset="${srcset('morning')}" sizes="(max-width: 1024px) 100vw, 1024px" />`,
          ) +
          widget(
            'image',
            `<figure class="wp-caption">
											<a href="${uploads}/noon.jpg" data-elementor-open-lightbox="yes" data-elementor-lightbox-title="noon" data-e-action-hash="#elementor-action%3Aaction%3Dlightbox"><img decoding="async" src="${uploads}/noon.jpg" title="noon" alt="Noon" loading="lazy" /></a>											<figcaption class="widget-image-caption wp-caption-text">At noon the gun</figcaption>
										</figure>`,
          ) +
          widget(
            'image-box',
            `<div class="elementor-image-box-wrapper"><figure class="elementor-image-box-img"><img loading="lazy" width="106" height="82" src="${uploads}/anchor.png" class="attachment-full size-full wp-image-73" alt="An anchor" /></figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">Moorings</h3><p class="elementor-image-box-description">Forty of them.</p></div></div>`,
          ),
      ),
    ),
  },
  {
    name: 'buttons and lists of Elementor',
    content: page(
      section(
        widget(
          'button',
          `<div class="elementor-button-wrapper">
			<a class="elementor-button elementor-button-link elementor-size-sm" href="${cms}/tickets/" target="_blank">
						<span class="elementor-button-content-wrapper">
						<span class="elementor-button-icon"><i aria-hidden="true" class="fas fa-ticket-alt"></i></span>
									<span class="elementor-button-text">Buy a ticket</span>
					</span>
					</a>
		</div>`,
        ) +
          widget(
            'icon-list',
            `<ul class="elementor-icon-list-items">
							<li class="elementor-icon-list-item">
											<a href="tel:+15550100">

												<span class="elementor-icon-list-icon">
							<svg aria-hidden="true" class="e-font-icon-svg e-fas-phone" viewBox="0 0 512 512" xmlns="http://www.w3.org/2000/svg"><path d="M493 24"></path></svg>						</span>
										<span class="elementor-icon-list-text">555 0100</span>
											</a>
									</li>
								<li class="elementor-icon-list-item">
											<span class="elementor-icon-list-icon"><i aria-hidden="true" class="fas fa-clock"></i></span>
										<span class="elementor-icon-list-text">Nine to five</span>
									</li>
						</ul>`,
          ) +
          widget(
            'accordion',
            `<div class="elementor-accordion">
							<div class="elementor-accordion-item">
					<div id="elementor-tab-title-1231" class="elementor-tab-title" data-tab="1" role="button" aria-controls="elementor-tab-content-1231" aria-expanded="false">
													<span class="elementor-accordion-icon elementor-accordion-icon-left" aria-hidden="true">
															<span class="elementor-accordion-icon-closed"><i class="fas fa-plus"></i></span>
														</span>
												<a class="elementor-accordion-title" tabindex="0">Are dogs welcome?</a>
					</div>
					<div id="elementor-tab-content-1231" class="elementor-tab-content elementor-clearfix" data-tab="1" role="region" aria-labelledby="elementor-tab-title-1231"><p>On a lead.</p></div>
				</div>
						</div>`,
          ) +
          widget(
            'divider',
            `<div class="elementor-divider">
			<span class="elementor-divider-separator">
						</span>
		</div>`,
          ) +
          widget(
            'spacer',
            `<div class="elementor-spacer">
			<div class="elementor-spacer-inner"></div>
		</div>`,
          ) +
          widget('menu-anchor', '<div class="elementor-menu-anchor" id="moorings"></div>') +
          widget(
            'heading',
            '<h2 class="elementor-heading-title elementor-size-default"><a href="#moorings">To the moorings</a></h2>',
          ),
      ),
    ),
  },
  {
    name: 'containers, slides and frames of Elementor',
    content: page(
      `<div class="elementor-element elementor-element-9d0 e-flex e-con-boxed e-con e-parent" data-id="9d0" data-element_type="container" data-settings="{&quot;background_background&quot;:&quot;classic&quot;}" style="background-image: url(&quot;${uploads}/wide.jpg&quot;);">
					<div class="e-con-inner">
				${widget('heading', '<h2 class="elementor-heading-title elementor-size-xl">Over the water</h2>')}
					</div>
				</div>
		${section(
      widget(
        'image-carousel',
        `<div class="elementor-image-carousel-wrapper swiper" dir="ltr">
			<div class="elementor-image-carousel swiper-wrapper" aria-live="off">
								<div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="1 of 2"><figure class="swiper-slide-inner"><img decoding="async" class="swiper-slide-image" src="${uploads}/slide-a.jpg" alt="Bow" /></figure></div><div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="2 of 2"><figure class="swiper-slide-inner"><img decoding="async" class="swiper-slide-image" src="${uploads}/slide-b.jpg" alt="Stern" /><figcaption class="elementor-image-carousel-caption">Her stern</figcaption></figure></div>			</div>
		</div>`,
      ) +
        widget(
          'slides',
          `<div class="elementor-swiper"><div class="elementor-slides-wrapper elementor-main-swiper swiper" dir="ltr" data-animation=""><div class="swiper-wrapper elementor-slides"><div class="elementor-repeater-item-6a1 swiper-slide"><div class="swiper-slide-bg" role="img" aria-label="Rain" style="background-image: url(${uploads}/rain.jpg)"></div><div class="swiper-slide-inner" ><div class="swiper-slide-contents"><div class="elementor-slide-heading">Rain or shine</div><div class="elementor-slide-description">We are open.</div><a href="${cms}/open/" class="elementor-button elementor-slide-button elementor-size-sm">Look</a></div></div></div></div></div></div>`,
        ) +
        widget(
          'google_maps',
          `<div class="elementor-custom-embed">
			<iframe loading="lazy"
					src="https://maps.google.com/maps?q=Pier%20Road&#038;t=m&#038;z=14&#038;output=embed&#038;iwloc=near"
					title="Pier Road"
					aria-label="Pier Road"
			></iframe>
		</div>`,
        ),
    )}`,
    ),
  },
  {
    name: 'a film of Elementor',
    content: page(
      section(
        widget(
          'video',
          `<div class="elementor-wrapper elementor-open-inline">
			<div class="elementor-video"></div>		</div>`,
          ' data-settings="{&quot;youtube_url&quot;:&quot;https:\\/\\/www.youtube.com\\/watch?v=aBcDeFgHiJk&quot;,&quot;video_type&quot;:&quot;youtube&quot;,&quot;controls&quot;:&quot;yes&quot;}"',
        ) +
          widget(
            'video',
            `<div class="e-hosted-video elementor-wrapper elementor-open-inline">
					<video class="elementor-video" src="${uploads}/harbour.mp4" controls="" preload="metadata" controlsList="nodownload"></video>
				</div>`,
          ),
      ),
    ),
  },
  {
    name: 'a gallery of Elementor Pro',
    content: page(
      section(
        widget(
          'gallery',
          `<div class="elementor-gallery__container">
							<a class="e-gallery-item elementor-gallery-item elementor-animated-content" href="${uploads}/quay.jpg" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="4f7c1d" data-elementor-lightbox-title="Quay">
					<div class="e-gallery-image elementor-gallery-item__image" data-thumbnail="${uploads}/quay-300x200.jpg" data-width="300" data-height="200" aria-label="The quay" role="img" ></div>
											<div class="elementor-gallery-item__overlay"></div>
									</a>
					</div>`,
        ),
      ),
    ),
  },
  {
    name: 'a page of Divi',
    content:
      divi(`<div class="et_pb_module et_pb_text et_pb_text_0  et_pb_text_align_left et_pb_bg_layout_light">
				<div class="et_pb_text_inner"><h2>The boatyard</h2>
<p>Built by hand.</p></div>
			</div> <!-- .et_pb_text --><div class="et_pb_module et_pb_image et_pb_image_0">
				<span class="et_pb_image_wrap "><img decoding="async" width="1800" height="1200" src="${uploads}/yard.jpg" alt="The yard" title="yard" srcset="${uploads}/yard.jpg 1800w, ${uploads}/yard-480x320.jpg 480w" sizes="(min-width: 0px) and (max-width: 480px) 480px, (min-width: 481px) 1800px, 100vw" class="wp-image-81" /></span>
			</div><div class="et_pb_module et_pb_image et_pb_image_1">
				<span class="et_pb_image_wrap has-box-shadow-overlay"><div class="box-shadow-overlay"></div><img src="${uploads}/keel.jpg" alt="A keel" title="" /></span>
			</div><div class="et_pb_module et_pb_image et_pb_image_2">
				<a href="${uploads}/hull.jpg" class="et_pb_lightbox_image" title="A hull"><span class="et_pb_image_wrap "><img src="${uploads}/hull-480x320.jpg" alt="A hull" /></span></a>
			</div><div class="et_pb_module et_pb_blurb et_pb_blurb_0  et_pb_text_align_left  et_pb_blurb_position_top et_pb_bg_layout_light">
				<div class="et_pb_blurb_content">
					<div class="et_pb_main_blurb_image"><span class="et_pb_image_wrap et_pb_only_image_mode_wrap"><img src="${uploads}/plane.png" alt="A plane" class="et-waypoint et_pb_animation_top wp-image-82" /></span></div>
					<div class="et_pb_blurb_container">
						<h4 class="et_pb_module_header"><span>Tools</span></h4>
						<div class="et_pb_blurb_description"><p>Kept sharp.</p></div>
					</div>
				</div>
			</div><div class="et_pb_button_module_wrapper et_pb_button_0_wrapper  et_pb_module ">
				<a class="et_pb_button et_pb_button_0 et_pb_bg_layout_light" href="${cms}/yard/">See the yard</a>
			</div><div class="et_pb_module et_pb_accordion et_pb_accordion_0">
				<div class="et_pb_toggle et_pb_module et_pb_accordion_item et_pb_accordion_item_0  et_pb_toggle_open">
				<h5 class="et_pb_toggle_title">Which wood?</h5>
				<div class="et_pb_toggle_content clearfix"><p>Oak and larch.</p></div>
			</div>
			</div><div class="et_pb_module et_pb_tabs et_pb_tabs_0 " >
				<ul class="et_pb_tabs_controls clearfix">
				<li class="et_pb_tab_0 et_pb_tab_active"><a href="#">Planks</a></li><li class="et_pb_tab_1"><a href="#">Ribs</a></li>
			</ul>
				<div class="et_pb_all_tabs">
				<div class="et_pb_tab et_pb_tab_0 clearfix et_pb_active_content">
				<div class="et_pb_tab_content"><p>Long ones.</p></div>
			</div><div class="et_pb_tab et_pb_tab_1 clearfix">
				<div class="et_pb_tab_content"><p>Bent ones.</p></div>
			</div>
			</div>
			</div><div class="et_pb_module et_pb_video et_pb_video_0">
				<div class="et_pb_video_box"><iframe title="Caulking" width="1080" height="608" src="https://www.youtube.com/embed/kJiHgFeDcBa?feature=oembed"  allowfullscreen></iframe></div>
			</div><div class="et_pb_module et_pb_gallery et_pb_gallery_0 et_pb_gallery_grid">
				<div class="et_pb_gallery_items et_post_gallery clearfix" data-per_page="4"><div class="et_pb_gallery_item et_pb_grid_item et_pb_bg_layout_light et_pb_gallery_item_0_0"><div class='et_pb_gallery_image landscape'>
					<a href="${uploads}/bench.jpg" title="Bench">
					<img width="400" height="284" src="${uploads}/bench-400x284.jpg" alt="A bench" srcset="${uploads}/bench.jpg 479w, ${uploads}/bench-400x284.jpg 480w" sizes="(max-width:479px) 479px, 100vw"  />
					<span class="et_overlay"></span>
				</a>
				</div><h3 class="et_pb_gallery_title">Bench</h3></div></div></div>`),
  },
  {
    name: 'slides and background pictures of Divi',
    content: divi(`<div class="et_pb_module et_pb_slider et_pb_slider_0 et_pb_slider_fullwidth_off">
				<div class="et_pb_slides">
					<div class="et_pb_slide et_pb_slide_0 et_pb_bg_layout_dark et_pb_media_alignment_center et-pb-active-slide" data-slide-id="et_pb_slide_0" style="background-image: url(${uploads}/gale.jpg);">
				<div class="et_pb_container clearfix">
					<div class="et_pb_slider_container_inner">
						<div class="et_pb_slide_description">
							<h2 class="et_pb_slide_title">Gale warning</h2><div class="et_pb_slide_content"><p>Hold your hat.</p></div>
							<div class="et_pb_button_wrapper"><a class="et_pb_button et_pb_more_button" href="${cms}/weather/">Weather</a></div>
						</div>
					</div>
				</div>
			</div>
				</div>
			</div>
			<div class="et_parallax_bg_wrap"><div class="et_parallax_bg et_pb_parallax_css" style="background-image: url(${uploads}/deep.jpg);"></div></div>
			<div class="et_pb_module et_pb_text et_pb_text_1"><div class="et_pb_text_inner"><p>Words after a picture behind</p></div></div>`),
  },
  {
    name: 'a page of WPBakery',
    content: bakery(`${textOf('<h2>The rope walk</h2>\n<p>A quarter of a mile.</p>')}
	<div  class="wpb_single_image wpb_content_element vc_align_center">

		<figure class="wpb_wrapper vc_figure">
			<a data-rel="prettyPhoto[rel-9]" href="${uploads}/walk.jpg" target="_self" class="vc_single_image-wrapper   vc_box_border_grey prettyphoto"><img width="1024" height="683" src="${uploads}/walk-1024x683.jpg" class="vc_single_image-img attachment-large" alt="The walk" title="walk" loading="lazy" srcset="${srcset('walk')}" /></a><figcaption class="vc_figure-caption">Straight as a rope</figcaption>
		</figure>
	</div>
<div class="vc_separator wpb_content_element vc_separator_align_center vc_sep_width_100 vc_sep_pos_align_center vc_sep_color_grey"><span class="vc_sep_holder vc_sep_holder_l"><span class="vc_sep_line"></span></span><h4>Yarns</h4><span class="vc_sep_holder vc_sep_holder_r"><span class="vc_sep_line"></span></span>
</div><div class="vc_empty_space"   style="height: 32px"><span class="vc_empty_space_inner"></span></div><div class="vc_row wpb_row vc_inner vc_row-fluid"><div class="wpb_column vc_column_container vc_col-sm-6"><div class="vc_column-inner"><div class="wpb_wrapper">${textOf('<p>Left strand</p>')}</div></div></div><div class="wpb_column vc_column_container vc_col-sm-6"><div class="vc_column-inner"><div class="wpb_wrapper">${textOf('<p>Right strand</p>')}<div class="vc_btn3-container vc_btn3-inline" ><a class="vc_general vc_btn3 vc_btn3-size-md vc_btn3-shape-rounded vc_btn3-style-modern vc_btn3-color-grey" href="${cms}/rope/" title="">Buy rope</a></div></div></div></div></div>
<div class="vc_tta-container" data-vc-action="collapse"><div class="vc_general vc_tta vc_tta-accordion vc_tta-color-grey"><div class="vc_tta-panels-container"><div class="vc_tta-panels"><div class="vc_tta-panel vc_active" id="fibres" data-vc-content=".vc_tta-panel-body"><div class="vc_tta-panel-heading"><h4 class="vc_tta-panel-title vc_tta-controls-icon-position-left"><a href="#fibres" data-vc-accordion data-vc-container=".vc_tta-container"><span class="vc_tta-title-text">Hemp</span><i class="vc_tta-controls-icon vc_tta-controls-icon-plus"></i></a></h4></div><div class="vc_tta-panel-body">${textOf('<p>Smells of tar.</p>')}</div></div></div></div></div></div>
	<div class="wpb_video_widget wpb_content_element vc_clearfix   vc_video-aspect-ratio-169 vc_video-el-width-100 vc_video-align-left" >
		<div class="wpb_wrapper">
			<h2 class="wpb_heading wpb_video_heading">See it made</h2>
			<div class="wpb_video_wrapper"><iframe title="Rope" width="500" height="281" src="https://player.vimeo.com/video/123456789?dnt=1&amp;app_id=122963" frameborder="0" allowfullscreen></iframe></div>
		</div>
	</div>
<div class="wpb_gallery wpb_content_element vc_clearfix"><div class="wpb_wrapper"><div class="wpb_gallery_slides wpb_image_grid" data-interval="3"><ul class="wpb_image_grid_ul"><li class="isotope-item"><a class="" href="${uploads}/hook.jpg" data-lightbox="lightbox[rel-9]"><img width="150" height="150" src="${uploads}/hook-150x150.jpg" class="attachment-thumbnail" alt="A hook" title="hook" /></a></li></ul></div></div></div>
<div class="vc_row wpb_row vc_row-fluid vc_row-has-fill" style="background-image: url(${uploads}/tar.jpg?id=91) !important;"><div class="wpb_column"><div class="vc_column-inner"><div class="wpb_wrapper">${textOf('<p>Over tar</p>')}</div></div></div></div>`),
  },
];
