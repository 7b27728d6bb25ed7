import { describe, expect, it } from 'vitest';
import { cms, showDocument } from './show-document.tsx';

const files = `${cms}/wp-content/uploads`;
const picture = `<img src="${files}/a.jpg" alt="A">`;
const film = `<video src="${files}/a.mp4"></video>`;
const sound = `<audio src="${files}/a.mp3"></audio>`;
const background = `style="background:url(${files}/a.jpg)"`;
const image = `style="background-image:url(${files}/a.jpg)"`;
const small = `<img src="${files}/a.jpg" alt="A" width="20">`;
const art = '<a href="/art/">b</a>';
const gallery = `<div class="wp-block-gallery">${picture}${picture}</div>`;
const cell = (attributes: string, inner = 'b', ofRow = '') =>
  `<table><tr ${ofRow}><td ${attributes}>${inner}</td></tr></table>`;
const accordion = 'class="wp-block-accordion-item"';
const frame = '<iframe src="https://map.example/" title="Map"></iframe>';

/** Without the classes and styles of our templates. */
function htmlOf(content: string): string {
  return showDocument(content).html.replace(/ (class|style|dir|tabindex)="[^"]*"/g, '');
}

describe('a tree that a browser would change is not written', () => {
  it.each([
    ['a film in a paragraph of an item', `<ul><li><p>a ${film} b</p></li></ul>`],
    ['a frame in a paragraph of a cell', `<table><tr><td><p>a ${frame}</p></td></tr></table>`],
    ['a background in a line of an item', `<ul><li><p><i ${background}>a</i></p></li></ul>`],
    ['a frame in a paragraph in a line of another', `<ul><li><p>a <b><p>b ${frame}</b></li></ul>`],
    ['a frame in a paragraph in a line', `<p>a <b><p>b ${frame}</b>`],
  ])('%s is beside the paragraph', (_, content) => {
    expect(htmlOf(content)).not.toMatch(/<p>(?:(?!<\/p>).)*<(figure|div|p)\b/);
  });

  it.each([
    ['a frame', `<ul><li><a href="/visit/">a ${frame} b</a></li></ul>`],
    ['a gallery', `<ul><li><a href="/visit/">a ${gallery}</a></li></ul>`],
    ['two links around a picture', `<p>a <a href="/visit/"><b><a href="/art/">${small}</a></b></a></p>`],
    [
      'a button',
      `<ul><li><a href="/visit/">${picture}<div class="wp-block-button">${art}</div></a></li></ul>`,
    ],
  ])('no link is in a link: %s', (_, content) => {
    expect(htmlOf(content)).not.toMatch(/<a\b(?:(?!<\/a>).)*<a\b/);
  });

  it.each([
    ['a cell with a background', cell(image)],
    ['a cell that is a button', cell('class="wp-block-button"', '<a href="/visit/">b</a>')],
    ['a row with a background', cell('', 'b', image)],
    ['a cell that is an accordion', cell(accordion)],
    ['a row that is an accordion', cell('', 'b', 'class="wp-block-accordion-heading"')],
    ['a cell that is an accordion with a picture', cell(accordion, `b${picture}`)],
    ['a word in a group of columns', `<table><colgroup>b</colgroup><tr><td>${picture}</table>`],
  ])('%s stays in its table', (_, content) => {
    const html = htmlOf(content);
    expect(html).toMatch(/<table><tbody><tr><td>/);
    expect(html).toContain('b');
    expect(showDocument(content).losses).toEqual([]);
  });

  it('no heading is directly in a heading', () => {
    const box = '<section style="background:url(https://elsewhere.example/a.png)"><h3>b</h3></section>';
    expect(htmlOf(`<h2>a ${picture}${box}</h2>`)).not.toMatch(/<h2[^>]*>(?:(?!<\/h2>).)*<h3/);
  });
});

describe('html that is nested without end', () => {
  // A browser puts elements beside one another from level 512 on.
  it.each([
    ...[
      '<b>',
      '<div>',
      '<blockquote>',
      '<table>',
      '<table><tr><td>',
      '<ul>',
      '<dl>',
      '<ruby><rt>',
      '<select>',
    ],
    ...['<svg>', '<template>', '<ul><li><img src="/a.png">', '<div class="wp-block-cover">'],
    ...['<details class="wp-block-accordion-item">', '<figure class="wp-block-gallery">'],
    '<div class="wp-block-columns"><div class="wp-block-column">',
  ])('%s is written less than 490 levels deep', (start) => {
    let depth = 0;
    let deepest = 0;
    for (const [, end] of htmlOf(`${start.repeat(100_000)}a`).matchAll(/<(\/?)(?!img|br|hr)[a-z]/g)) {
      depth += end ? -1 : 1;
      deepest = Math.max(deepest, depth);
    }
    expect(deepest).toBeLessThan(490);
  });
});

describe('sounds', () => {
  it.each([
    ['a paragraph', `<p>a ${sound} b</p>`],
    ['an item with a picture', `<ul><li>${picture} ${sound}</li></ul>`],
    ['a link', `<p><a href="/visit/">a ${sound}</a></p>`],
    ['a caption', `<figure>${picture}<figcaption>a ${sound}</figcaption></figure>`],
    ['a heading', `<h2>a ${sound}</h2>`],
  ])('are kept in %s', (_, content) => {
    expect(htmlOf(content)).toContain(
      '<audio src="/wp-content/uploads/a.mp3" controls preload="none"></audio>',
    );
  });

  it('have nothing in them for other browsers', () => {
    const old = `<audio src="${files}/a.mp3">${picture}<p>a</p></audio>`;
    expect(htmlOf(old)).toBe(
      '<div><audio src="/wp-content/uploads/a.mp3" controls preload="none"></audio></div>',
    );
  });
});

it('a small picture in a line whose file is missing is left out', () => {
  expect(htmlOf('<p>a <img src="/missing.png" alt="A" width="20"> b</p>')).toContain('a');
});
