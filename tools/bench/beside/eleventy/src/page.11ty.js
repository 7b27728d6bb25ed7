import { plainExcerpt, plainFacts, plainTitle } from '../plain-site.mjs';

// Every page of the plain site by one template: the same markup as the components beside it in `astro`.

export const data = {
  pagination: { data: 'plain.pages', size: 1, alias: 'one', addAllPagesToCollections: false },
  permalink: ({ one }) => `${one.path}index.html`,
  eleventyExcludeFromCollections: true,
};

export function render({ one, plain: { site } }) {
  const title = escapeText(plainTitle(one, site));
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${escapeText(site.description)}"><link rel="canonical" href="${site.url}${one.path}"><meta property="og:title" content="${title}"><link rel="stylesheet" href="/site.css"></head><body><a class="skip-link" href="#main">Skip to content</a><header class="header"><a href="/">${escapeText(site.title)}</a><nav aria-label="Main">${menu(site.primary, one.path)}</nav></header><main id="main" tabindex="-1">${mains[one.kind](one, site)}</main><footer class="footer"><p>${escapeText(site.description)}</p><nav aria-label="Footer">${menu(site.footer, one.path)}</nav></footer></body></html>`;
}

const mains = {
  home: (one, site) => `${pageHeader(one.title)}<p>${escapeText(site.description)}</p>`,
  entry: ({ title, entry, related }) =>
    `${pageHeader(title, entry)}<div class="prose">${entry.content ?? ''}</div>${related.length === 0 ? '' : `<section><h2>Read on</h2>${cards(related)}</section>`}`,
  list: ({ title, entries, newer, older }) =>
    `${pageHeader(title)}${cards(entries)}${newer || older ? `<nav aria-label="Pages">${newer ? `<a href="${newer}">Newer</a>` : ''}${older ? `<a href="${older}">Older</a>` : ''}</nav>` : ''}`,
};

function pageHeader(title, entry) {
  return `<header class="page-header"><h1>${escapeText(title)}</h1>${
    entry
      ? `${picture(entry, 'eager')}<dl>${plainFacts(entry)
          .map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeText(value)}</dd></div>`)
          .join('')}</dl>${categories(entry)}`
      : ''
  }</header>`;
}

function categories({ categories }) {
  return categories ? `<ul class="categories">${categories.nodes.map(link).join('')}</ul>` : '';
}

function link({ name, uri }) {
  return `<li><a href="${uri}">${escapeText(name)}</a></li>`;
}

function cards(entries) {
  return `<ul class="cards">${entries.map(card).join('')}</ul>`;
}

function card(entry) {
  const { uri, title, date } = entry;
  return `<li><article class="card">${picture(entry, 'lazy')}<h3><a href="${uri}">${escapeText(title ?? '')}</a></h3><time>${date.slice(0, 10)}</time>${categories(entry)}<p>${escapeText(plainExcerpt(entry))}</p></article></li>`;
}

function picture({ featuredImage }, loading) {
  if (!featuredImage) return '';
  const { sourceUrl, altText, mediaDetails } = featuredImage.node;
  return `<img src="${sourceUrl}" alt="${escapeText(altText ?? '')}" width="${mediaDetails.width}" height="${mediaDetails.height}" loading="${loading}" decoding="async">`;
}

function menu(items, path) {
  return `<ul>${items.map((item) => `<li><a href="${item.path}"${item.path === path ? ' aria-current="page"' : ''}>${escapeText(item.label)}</a></li>`).join('')}</ul>`;
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text) {
  return text.replace(/[&<>"]/g, (character) => entities[character]);
}
