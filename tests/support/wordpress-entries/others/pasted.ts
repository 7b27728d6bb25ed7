import { cms, type OtherEntry, uploads } from './other-entry.ts';

/** Html that people paste from other programs, and what plugins put into a text. */
export const pasted: readonly OtherEntry[] = [
  {
    name: 'a text pasted from Word',
    content: `<p><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></p>
<p class="MsoNormal" style="margin: 0cm 0cm 8.0pt;"><span lang="EN-GB" style="font-size: 12.0pt; line-height: 107%; font-family: 'Calibri',sans-serif;">The board met on <st1:date w:st="on">Monday</st1:date>.<o:p></o:p></span></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoListParagraphCxSpFirst" style="text-indent: -18.0pt; mso-list: l0 level1 lfo1;"><!--[if !supportLists]--><span style="font-family: Symbol;"><span style="mso-list: Ignore;">·<span style="font: 7.0pt 'Times New Roman';">&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->New planks</p>
<p class="MsoNormal"><b style="mso-bidi-font-weight: normal;"><u><font color="#ff0000" face="Arial" size="4">Closed</font></u></b> <big>until</big> <tt>May</tt><a style="mso-footnote-id: ftn1;" title="" href="#_ftn1" name="_ftnref1"><span class="MsoFootnoteReference">[1]</span></a></p>
<center><p align="center">In the middle</p></center>
<div style="mso-element: footnote-list;"><hr align="left" size="1" width="33%" /><div id="ftn1" style="mso-element: footnote;"><p class="MsoFootnoteText"><a style="mso-footnote-id: ftn1;" title="" href="#_ftnref1" name="_ftn1"><span class="MsoFootnoteReference">[1]</span></a> Weather permitting.</p></div></div>`,
  },
  {
    name: 'a text pasted from Google Docs and from a mail',
    content: `<b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff-1234"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial;color:#000000;background-color:transparent;white-space:pre-wrap;">Two boats </span><span style="font-weight:700;">and a raft</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Red boat</span></p></li></ul></b>
<div class="gmail_default">Dear keeper,</div>
<div><br /></div>
<div>the lamp is out.&nbsp;<span class="il">Lamp</span> two.</div>
<div dir="ltr"><font size="2"><span style="font-size:10pt">Yours</span></font></div>`,
  },
  {
    name: 'tables from spreadsheets',
    content: `<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;width:0px;border-collapse:collapse;border:none" data-sheets-root="1"><colgroup><col width="160" /><col width="100" /></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;font-weight:bold;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Berth&quot;}">Berth</td><td style="text-align:right;" rowspan="1" colspan="1"><span style="font-size:10pt;"><span data-sheets-root="1">Feet</span></span></td></tr><tr><td><a class="in-cell-link" href="${cms}/berths/" target="_blank">North</a></td><td data-sheets-numberformat="{}">40</td></tr></tbody></table>
<table border=1 cellpadding=0 width=256><col width=64 span=2><tr height=20><td height=20 class=xl65 width=64>Mon<td class=xl66 align=right>7:10<tr><td colspan=2>No boat</table>
<table id="tablepress-3" class="tablepress tablepress-id-3"><thead><tr class="row-1"><th class="column-1">Boat</th><th class="column-2">Crew</th></tr></thead><tbody class="row-striping row-hover"><tr class="row-2"><td class="column-1"><img src="${uploads}/tender-150x150.jpg" alt="The tender" width="150" height="150" /></td><td class="column-2">Two<br />
or three</td></tr></tbody></table>`,
  },
  {
    name: 'a list of contents of a plugin',
    content: `<div id="ez-toc-container" class="ez-toc-v2_0_66 counter-hierarchy ez-toc-counter ez-toc-grey ez-toc-container-direction"><p class="ez-toc-title" style="cursor:inherit">On this page</p><span class="ez-toc-title-toggle"><a href="#" class="ez-toc-pull-right ez-toc-btn" aria-label="Toggle"><span class="ez-toc-js-icon-con"><svg style="fill: #999" class="list-377408" width="20px" height="20px" viewBox="0 0 24 24" fill="none"><path d="M6 6H4v2h2V6z" fill="currentColor"></path></svg></span></a></span><nav><ul class='ez-toc-list ez-toc-list-level-1' ><li class='ez-toc-page-1 ez-toc-heading-level-2'><a class="ez-toc-link ez-toc-heading-1" href="#Getting_here" title="Getting here">Getting here</a></li><li class='ez-toc-page-1'><a class="ez-toc-link ez-toc-heading-2" href="${cms}/visit/#Parking" title="Parking">Parking</a></li></ul></nav></div>
<h2><span class="ez-toc-section" id="Getting_here"></span>Getting here<span class="ez-toc-section-end"></span></h2>
<p>By tram.</p>
<h2 class="wp-block-heading"><span class="ez-toc-section" id="Parking"></span><strong>Parking</strong><span class="ez-toc-section-end"></span></h2>
<p>By the gate.</p>`,
  },
  {
    name: 'a form of Contact Form 7',
    content: `<div class="wpcf7 no-js" id="wpcf7-f12-p34-o1" lang="en-US" dir="ltr" data-wpcf7-id="12">
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
<form action="/contact/#wpcf7-f12-p34-o1" method="post" class="wpcf7-form init" aria-label="Contact form" novalidate="novalidate" data-status="init">
<div style="display: none;">
<input type="hidden" name="_wpcf7" value="12" />
</div>
<p><label> Your name<br />
<span class="wpcf7-form-control-wrap" data-name="your-name"><input size="40" maxlength="400" class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required" autocomplete="name" aria-required="true" aria-invalid="false" value="" type="text" name="your-name" /></span> </label>
</p>
<p><label> Your message (optional)<br />
<span class="wpcf7-form-control-wrap" data-name="your-message"><textarea cols="40" rows="10" maxlength="2000" class="wpcf7-form-control wpcf7-textarea" aria-invalid="false" name="your-message"></textarea></span> </label>
</p>
<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send" />
</p><div class="wpcf7-response-output" aria-hidden="true"></div>
</form>
</div>`,
  },
  {
    name: 'a form of WPForms',
    content: `<div class="wpforms-container wpforms-container-full wpforms-render-modern" id="wpforms-77"><form id="wpforms-form-77" class="wpforms-validate wpforms-form" data-formid="77" method="post" enctype="multipart/form-data" action="/contact/" data-token="abc"><noscript class="wpforms-error-noscript">Please enable JavaScript in your browser to complete this form.</noscript><div class="wpforms-field-container"><div id="wpforms-77-field_1-container" class="wpforms-field wpforms-field-select" data-field-id="1"><label class="wpforms-field-label" for="wpforms-77-field_1">Boat <span class="wpforms-required-label" aria-hidden="true">*</span></label><select id="wpforms-77-field_1" name="wpforms[fields][1]" required="required"><option value="Skiff" >Skiff</option><option value="Punt" >Punt</option></select></div><fieldset class="wpforms-field wpforms-field-radio"><legend class="wpforms-field-label">Half day</legend><ul><li><input type="radio" id="r1" name="wpforms[fields][2]" value="Morning"  /><label class="wpforms-field-label-inline" for="r1">Morning</label></li></ul></fieldset></div><div class="wpforms-submit-container" ><button type="submit" name="wpforms[submit]" id="wpforms-submit-77" class="wpforms-submit" data-alt-text="Sending..." value="wpforms-submit">Book</button></div></form></div>`,
  },
];
