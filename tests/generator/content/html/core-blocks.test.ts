import { describe, expect, it } from 'vitest';
import { readBlocks } from '../../../../generator/content/html/blocks.ts';
import { readContent } from '../../../../generator/content/html/content-html.ts';
import { testContext } from './context.ts';

function htmlOf(html: string): string {
  return JSON.stringify(readContent(html, testContext())).replaceAll('\\"', '"');
}

describe('the ordinary blocks of WordPress', () => {
  it('are their own html, without a warning', () => {
    const context = testContext();
    const [block] = readBlocks(
      [{ name: 'core/verse', renderedHtml: '<pre class="wp-block-verse">Salt</pre>' }],
      context,
    );
    expect(block).toMatchObject({ block: 'core/html' });
    expect(context.warnings).toEqual([]);
  });

  it('fold where they are an accordion, without the sign of its button', () => {
    expect(
      htmlOf(
        '<div class="wp-block-accordion"><div data-wp-context="{ &quot;openByDefault&quot;: true }" class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading"><button id="accordion-item-5" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Tides</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><div id="accordion-item-5-panel" class="wp-block-accordion-panel"><p>Twice</p></div></div></div>',
      ),
    ).toContain(
      '<div class="wp-block-accordion"><details class="wp-block-accordion-item" open><summary class="wp-block-accordion-heading"><span class="wp-block-accordion-heading__toggle-title">Tides</span></summary><div class="wp-block-accordion-panel"><p>Twice</p></div></details></div>',
    );
  });
});

describe('what WordPress says to the person who is logged in', () => {
  it.each(['core/loginout', 'core/post-comments-form', 'core/comment-edit-link', 'core/comment-reply-link'])(
    'is silent as the block %s',
    (name) => {
      const context = testContext();
      expect(readBlocks([{ name, renderedHtml: '<a href="/x">Log out</a>' }], context)).toEqual([]);
      expect(context.warnings).toEqual([]);
    },
  );

  it('is cut out of html, and what stands about it stays', () => {
    const html = htmlOf(
      '<p>Before</p><div class="logged-in wp-block-loginout"><a href="https://cms.example.org/wp-login.php?action=logout&amp;_wpnonce=1a2b3c">Log out</a></div><p>Between</p><div id="respond" class="comment-respond wp-block-post-comments-form"><h3>Leave a Reply</h3><form><p class="logged-in-as">Logged in as Editor1. <a href="/wp-admin/profile.php">Edit your profile</a></p></form></div><p>After</p>',
    );
    expect(html).toContain('<p>Before</p><p>Between</p><p>After</p>');
  });

  it('is not an address of a page', () => {
    const html = htmlOf('<p><a href="https://cms.example.org/?action=do&amp;_wpnonce=1a2b3c">Do</a></p>');
    expect(html).toContain('<a>Do</a>');
  });
});

describe('what a site of files cannot answer', () => {
  it('is left out and told once', () => {
    const context = testContext();
    const form =
      '<form role="search" class="wp-block-search__button-outside wp-block-search"><label for="wp-block-search__input-1">Search</label><input id="wp-block-search__input-1" name="s"><button>Search</button></form>';
    expect(readContent(`${form}<p>Text</p>${form}`, context)).toMatchObject([
      { block: 'core/html', props: { html: { parts: ['<p>Text</p>'] } } },
    ]);
    expect(context.warnings.map(({ message }) => message)).toEqual([
      'A search form of WordPress is skipped: it cannot work on a static site',
    ]);
  });
});

describe('ids that WordPress counts in each answer', () => {
  it('give way to those that an editor typed', () => {
    expect(htmlOf('<h2 id="today">Today</h2><p id="gallery-2">Two</p>')).toContain(
      '<h2 id="c-today">Today</h2><p id="c-gallery-2">Two</p>',
    );
  });
});
