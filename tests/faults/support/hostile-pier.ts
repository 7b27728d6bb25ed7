import { type DemoBlock, escapeAttribute } from '../../../demo/blocks/block.ts';
import { button, buttons, column, columns, unknownBlock } from '../../../demo/blocks/layout.ts';
import { embed, image } from '../../../demo/blocks/media.ts';
import { freeform, heading, html, list, paragraph, quote, spacer } from '../../../demo/blocks/text.ts';
import { addEntry, type NewEntry } from '../../../demo/edits.ts';
import { type DemoKind, fillFields } from '../../../demo/kinds.ts';
import type { DemoStore } from '../../../demo/store-types.ts';
import { fieldsOf } from '../../../generator/content/kinds/descriptions.ts';
import { smallStore } from '../../support/random-edits.ts';
import { unsafeAddresses, vectors } from './xss-vectors.ts';

/** Slugs of the hostile pier's pages: the vector's index in the list follows. */
export const slugOf = (index: number): string => `vector-${index}`;

/** A small pier with an entry for every vector, in every field that an editor can fill in. */
export function hostilePier(): DemoStore {
  const store = smallStore();
  const [photo] = store.media;
  if (photo === undefined) throw new Error('the small pier has no picture');
  for (const [index, vector] of vectors.entries()) {
    const address = unsafeAddresses[index % unsafeAddresses.length] ?? '';
    addEntry(store, entryWith(vector, { index, address, imageId: photo.id, photo: photo.file }));
  }
  photo.alt = vectors.join(' ');
  photo.caption = '<img src=x onerror=alert(1)>';
  store.settings.title = 'Pier </title><script>alert(1)</script>';
  store.settings.description = '"><script>alert(1)</script>';
  for (const [index, category] of store.categories.entries()) {
    category.name = vectors[index * 7] ?? category.name;
    category.description = vectors[index * 5] ?? '';
  }
  for (const [index, item] of store.menuItems.entries()) {
    item.label = vectors[index * 3] ?? item.label;
    if ('url' in item.leadsTo) item.leadsTo = { url: unsafeAddresses[index % unsafeAddresses.length] ?? '' };
  }
  return store;
}

interface Place {
  readonly index: number;
  readonly address: string;
  readonly imageId: number;
  readonly photo: string;
}

const kinds = ['post', 'event', 'location', 'artwork', 'experience', 'page'] as const;

function entryWith(vector: string, place: Place): NewEntry {
  const { index, address, imageId } = place;
  const shared = {
    slug: slugOf(index),
    title: vector,
    status: 'publish' as const,
    password: '',
    date: '2026-05-01T10:00:00',
    excerpt: index % 2 === 0 ? vector : '',
    blocks: blocksWith(vector, place),
    imageId,
    menuOrder: 0,
    seo: index % 3 === 0 ? { title: vector, metaDesc: vector } : {},
  };
  const kind = kinds[index % kinds.length] ?? 'post';
  switch (kind) {
    case 'post':
      return { ...shared, kind, categoryIds: [] };
    case 'event':
      return {
        ...shared,
        kind,
        ...fillFields(kind, typed(kind, vector, address)),
        startDate: '2026-07-01T10:00:00',
        endDate: '2026-07-01T12:00:00',
        isForFamilies: true,
      };
    case 'location':
      return {
        ...shared,
        kind,
        ...fillFields(kind, typed(kind, vector, address)),
        latitude: 43.6,
        longitude: -70.2,
        hours: `${vector}: 9 am - 5 pm`,
        openingHours: {
          week: [{ day: 1, opens: '09:00', closes: '17:00' }],
          exceptions: [{ date: '2026-07-01', isClosed: true, opens: '', closes: '', note: vector }],
          seasons: [{ name: vector, from: '08-01', until: '08-31', week: [] }],
        },
      };
    case 'artwork':
      return { ...shared, kind, ...fillFields(kind, typed(kind, vector, address)), year: 2020 };
    case 'experience':
      return { ...shared, kind, ...fillFields(kind, typed(kind, vector, address)) };
    case 'page':
      return { ...shared, kind, parentId: 0 };
  }
}

/** The vector in every field of words, and the address in every other that is typed. */
function typed(kind: DemoKind, vector: string, address: string): object {
  const words = ['text', 'address', 'lines', 'money', 'phone'];
  return Object.fromEntries(
    fieldsOf(kind).flatMap(({ sent, type }) => {
      if (type === 'url') return [[sent, address]];
      return words.includes(type) ? [[sent, vector]] : [];
    }),
  );
}

/** The vector as html and as text, in every attribute that WordPress writes, and as the settings of sections. */
function blocksWith(vector: string, { address, photo }: Place): readonly DemoBlock[] {
  const text = escapeAttribute(vector);
  const url = escapeAttribute(address);
  const dress = `id="${text}" class="has-${text}-color has-${text}-font-size align${text} ${text}" style="color:${text};background-color:${text};font-size:${text}"`;
  return [
    html(vector),
    freeform(vector),
    unknownBlock('acme/notice', vector),
    paragraph(vector),
    html(`<p ${dress}>dressed</p>`),
    heading(2, vector),
    list([vector, `<a href="${escapeAttribute(address)}" target="_blank">item</a>`]),
    quote([paragraph(vector)], vector),
    buttons([button(vector, address), button('Buy', address, { linkTarget: '_blank' })]),
    columns([column([html(vector)]), column([paragraph(vector)])]),
    image(photo, { caption: vector, alt: vector, href: address }),
    embed(vector, address, vector),
    html(
      `<figure class="wp-block-video"><video src="${url}" poster="${url}"><track src="${url}" kind="captions" srclang="${text}" label="${text}"/></video><figcaption>${vector}</figcaption></figure>`,
    ),
    html(
      `<div class="wp-block-cover" style="min-height:${text}"><img class="wp-block-cover__image-background" alt="${text}" src="${url}" style="object-position:${text}"/><span class="wp-block-cover__background has-${text}-background-color" style="background-color:${text}"></span>${vector}</div>`,
    ),
    spacer(text),
    section('hero', {
      heading: vector,
      kicker: vector,
      text: vector,
      actions: [{ label: vector, url: address }],
    }),
    section('team', { members: [{ name: vector, role: vector, text: vector, email: vector }] }),
    section('video', { heading: vector, text: vector, url: address }),
    section('parking', {
      lots: [{ name: vector, address: vector, rates: [{ label: vector, price: vector }] }],
    }),
    section('leasing-statistics', {
      figures: [{ value: vector, label: vector, note: vector }],
      charts: [
        {
          title: vector,
          unit: vector,
          source: vector,
          bars: [
            { label: vector, value: 1 },
            { label: 'x', value: 2 },
          ],
        },
      ],
      contact: { label: vector, url: address },
    }),
    section(vector, { heading: vector }),
    html('<div data-pier-block="hero" data-props="{broken"></div>'),
  ];
}

function section(kind: string, settings: object): DemoBlock {
  const json = escapeAttribute(JSON.stringify(settings));
  const name = escapeAttribute(kind);
  return html(`<div data-pier-block="${name}" data-props="${json}"></div>`);
}
