import { column, columns } from '../../../demo/blocks/layout.ts';
import { latestPosts, ordinary } from '../../../demo/blocks/ordinary.ts';
import { paragraph } from '../../../demo/blocks/text.ts';
import { around } from './block-entries.ts';
import type { WrittenEntry } from './write-entry.ts';

const cms = 'https://cms.pier.example';
const avatar = `<img alt='Keeper Avatar' src='https://secure.gravatar.com/avatar/0a1b?s=40&#038;d=mm' srcset='https://secure.gravatar.com/avatar/0a1b?s=80 2x' class='avatar avatar-40 photo' height='40' width='40' />`;

/** Entries with blocks that WordPress makes for each answer: lists, forms, comments, and texts for logged-in users. */
export const serverEntries: readonly WrittenEntry[] = [
  {
    title: 'Lists that WordPress makes',
    slug: 'lists-that-wordpress-makes',
    blocks: [
      latestPosts(),
      ordinary(
        'archives',
        `<ul class="wp-block-archives-list wp-block-archives">	<li><a href='${cms}/2026/05/'>May 2026</a>&nbsp;(3)</li>\n</ul>`,
      ),
      ordinary(
        'archives',
        `<div class="wp-block-archives-dropdown wp-block-archives"><label for="wp-block-archives-7" class="wp-block-archives__label">Archives</label><select id="wp-block-archives-7" name="archive-dropdown"><option value="">Select Month</option><option value='${cms}/2026/05/'> May 2026</option></select></div>`,
      ),
      ordinary(
        'categories',
        `<ul class="wp-block-categories-list wp-block-categories"><li class="cat-item cat-item-4"><a href="${cms}/category/sea/">Sea</a> (2)</li></ul>`,
      ),
      ordinary(
        'tag-cloud',
        `<p class="wp-block-tag-cloud"><a href="${cms}/tag/salt/" class="tag-cloud-link tag-link-9 tag-link-position-1" style="font-size: 9.4pt;" aria-label="salt (3 items)">salt</a></p>`,
      ),
      ordinary(
        'calendar',
        `<div class="wp-block-calendar"><table id="wp-calendar" class="wp-calendar-table"><caption>May 2026</caption><thead><tr><th scope="col" aria-label="Monday">M</th></tr></thead><tbody><tr><td id="today"><a href="${cms}/2026/05/04/">4</a></td></tr></tbody></table><nav aria-label="Previous and next months" class="wp-calendar-nav"><span class="wp-calendar-nav-prev"><a href="${cms}/2026/04/">&laquo; Apr</a></span></nav></div>`,
      ),
      ordinary(
        'page-list',
        `<ul class="wp-block-page-list"><li class="wp-block-pages-list__item"><a class="wp-block-pages-list__item__link" href="${cms}/house-rules/">House rules</a></li></ul>`,
      ),
      ordinary(
        'social-links',
        '<ul class="wp-block-social-links"><li class="wp-social-link wp-social-link-mastodon"><a href="https://social.example/@pier" class="wp-block-social-link-anchor"><svg width="24" height="24" aria-hidden="true"><path d="M3 12h9"></path></svg><span class="wp-block-social-link-label screen-reader-text">Mastodon</span></a></li></ul>',
      ),
    ],
  },
  {
    title: 'A list of other posts',
    slug: 'a-list-of-other-posts',
    blocks: [
      around(
        'query',
        ['<div class="wp-block-query is-layout-flow">', '</div>'],
        [
          around(
            'post-template',
            [
              '<ul class="wp-block-post-template is-layout-flow"><li class="wp-block-post post-7 post type-post status-publish hentry">',
              '</li></ul>',
            ],
            [
              ordinary(
                'post-title',
                `<h2 class="wp-block-post-title"><a href="${cms}/news/two-galleries/">Two galleries</a></h2>`,
              ),
              ordinary(
                'post-date',
                '<div class="wp-block-post-date"><time datetime="2026-05-12T09:30:00-04:00">May 12, 2026</time></div>',
              ),
              ordinary(
                'post-excerpt',
                '<div class="wp-block-post-excerpt"><p class="wp-block-post-excerpt__excerpt">Three of many &hellip; </p></div>',
              ),
            ],
          ),
          around(
            'query-pagination',
            ['<nav class="wp-block-query-pagination is-layout-flex" aria-label="Pagination">', '</nav>'],
            [
              ordinary(
                'query-pagination-numbers',
                '<div class="wp-block-query-pagination-numbers"><span aria-current="page" class="page-numbers current">1</span>\n<a class="page-numbers" href="?query-page=2">2</a></div>',
              ),
              ordinary(
                'query-pagination-next',
                '<a href="/graphql?query-page=2" class="wp-block-query-pagination-next">Next Page</a>',
              ),
            ],
          ),
        ],
      ),
      ordinary(
        'post-author',
        `<div class="wp-block-post-author"><div class="wp-block-post-author__avatar">${avatar}</div><div class="wp-block-post-author__content"><p class="wp-block-post-author__name">Keeper</p></div></div>`,
      ),
      ordinary(
        'read-more',
        `<a class="wp-block-read-more" href="${cms}/news/two-galleries/" target="_self">Read more<span class="screen-reader-text">: Two galleries</span></a>`,
      ),
    ],
  },
  {
    title: 'For who is logged in',
    slug: 'for-who-is-logged-in',
    blocks: [
      paragraph('Before the form.'),
      ordinary(
        'loginout',
        `<div class="logged-in wp-block-loginout"><a href="${cms}/wp-login.php?action=logout&amp;_wpnonce=1a2b3c">Log out</a></div>`,
      ),
      ordinary(
        'search',
        `<form role="search" method="get" action="${cms}/" class="wp-block-search__button-outside wp-block-search"><label class="wp-block-search__label" for="wp-block-search__input-8">Search</label><div class="wp-block-search__inside-wrapper"><input class="wp-block-search__input" id="wp-block-search__input-8" type="search" name="s" required /><button class="wp-block-search__button" type="submit">Search</button></div></form>`,
      ),
      around(
        'comments',
        ['<div class="wp-block-comments">', '</div>'],
        [
          ordinary('comments-title', '<h2 id="comments" class="wp-block-comments-title">One response</h2>'),
          around(
            'comment-template',
            [
              '<ol class="wp-block-comment-template"><li id="comment-5" class="comment even depth-1">',
              '</li></ol>',
            ],
            [
              columns([
                column([ordinary('avatar', `<div class="wp-block-avatar">${avatar}</div>`)], {
                  width: '40px',
                }),
                column([
                  ordinary(
                    'comment-author-name',
                    '<div class="wp-block-comment-author-name">A visitor</div>',
                  ),
                  ordinary(
                    'comment-content',
                    '<div class="wp-block-comment-content"><p>Lovely lamps.</p></div>',
                  ),
                  ordinary(
                    'comment-reply-link',
                    '<div class="wp-block-comment-reply-link"><a rel="nofollow" class="comment-reply-link" href="/graphql?replytocom=5#respond">Reply</a></div>',
                  ),
                  ordinary(
                    'comment-edit-link',
                    `<div class="wp-block-comment-edit-link"><a class="comment-edit-link" href="${cms}/wp-admin/comment.php?action=editcomment&#038;c=5">Edit</a></div>`,
                  ),
                ]),
              ]),
            ],
          ),
          ordinary(
            'post-comments-form',
            `<div id="respond" class="comment-respond wp-block-post-comments-form"><h3 id="reply-title" class="comment-reply-title">Leave a Reply</h3><form action="${cms}/wp-comments-post.php" method="post" id="commentform" class="comment-form"><p class="logged-in-as">Logged in as Keeper. <a href="${cms}/wp-login.php?action=logout&amp;_wpnonce=4d5e6f">Log out?</a></p><p><label for="comment">Comment</label><textarea id="comment" name="comment"></textarea></p></form></div>`,
          ),
        ],
      ),
      paragraph('After the form.'),
    ],
  },
];
