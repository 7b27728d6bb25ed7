import { expect, it } from 'vitest';
import { excerptText } from '../../../../generator/content/kinds/excerpt-text.ts';

const more = (label: string, kind = 'more-link') =>
  `<a href="https://cms.example/a/" class="${kind}">${label}</a>`;

it.each([
  [`<p>Tides and ale. ${more('Continue reading <span class="sr">Summer</span>')}</p>`, 'Tides and ale.'],
  [`<p>Tides and &hellip; <p class="link-more">${more('Weiterlesen')}</p></p>`, 'Tides and …'],
  [`<p>Tides [&hellip;] ${more('Mehr &raquo;', 'button read-more')}</p>`, 'Tides […]'],
  ['<p>Tides and ale. Read More »</p>', 'Tides and ale.'],
  ['<p>Tides&hellip; Continue reading “Summer at the pier” →</p>', 'Tides…'],
  ['<p>Continue reading <span>Summer</span></p>', ''],
  [
    '<p>[et_pb_text admin_label=&#8221;Text&#8221; size=&#8221;1&#8243;]Tides[/et_pb_text] and ale</p>',
    'Tides and ale',
  ],
  ['<p>[wide]Tides[/wide] and [contact_form] ale</p>', 'Tides and ale'],
  ['<p>Tides and ale [slider id=&#8221;4&#8243; mode=&#8221;fa [&hellip;]</p>', 'Tides and ale […]'],
  ['<p>Tides and ale [slider id=&#8221;4&#8243; mo</p>', 'Tides and ale'],
])('an excerpt is the words of the editor: %j', (html, text) => expect(excerptText(html)).toBe(text));

it.each([
  'We read more in winter. Continue reading, she said. The end.',
  'Sold out [sic], see [note] and [1] [&hellip;]',
  'Those who want to read more about tides',
  'a < b [x',
])('other words stay: %j', (text) => expect(excerptText(text)).toBe(text.replace('&hellip;', '…')));

it('goes through a long excerpt at once', () => {
  const link = '<a class="more-link">'.repeat(20_000);
  expect(excerptText(link + '['.repeat(50_000)).length).toBe(50_000);
  expect(excerptText('[a '.repeat(50_000)).length).toBe(149_999);
});
