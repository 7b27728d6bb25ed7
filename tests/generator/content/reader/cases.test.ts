import { describe, expect, it } from 'vitest';
import { cms, showDocument } from './show-document.tsx';

const files = `${cms}/wp-content/uploads`;

function htmlOf(content: string): string {
  return showDocument(content).html;
}

describe('pictures', () => {
  it.each([
    ['a lazy picture', `<img src="data:image/gif;base64,AA" data-src="${files}/a.jpg" alt="A">`],
    ['another lazy picture', `<img src="data:image/gif;base64,AA" data-lazy-src="${files}/a.jpg" alt="A">`],
    [
      'a picture with a placeholder of another host',
      `<img src="https://x.example/p.gif" data-original="${files}/a.jpg" alt="A">`,
    ],
    [
      'a picture with a list only',
      `<img data-srcset="${files}/a-300x200.jpg 300w, ${files}/a.jpg 900w" alt="A">`,
    ],
    [
      'a picture of Jetpack',
      '<img src="https://i0.wp.com/cms.pier.example/wp-content/uploads/a.jpg?resize=3" alt="A">',
    ],
    [
      'a placeholder and its twin',
      `<img src="data:image/gif;base64,AA" alt="A"><noscript><img src="${files}/a.jpg" alt="A"></noscript>`,
    ],
    [
      'a twin and the picture after it',
      `<noscript><img src="${files}/a.jpg" alt="A"></noscript><img src="data:," data-src="${files}/a.jpg" alt="A">`,
    ],
    ['a picture in a paragraph', `<p><img src="${files}/a.jpg" alt="A"></p>`],
    ['a picture in a cell', `<table><tr><td><img src="${files}/a.jpg" alt="A"></td></tr></table>`],
  ])('%s is shown once', (_, content) => {
    const { html, losses } = showDocument(content);
    expect(html.match(/<img [^>]*src="\/wp-content\/uploads\/a[^"]*\.jpg"/g)).toHaveLength(1);
    expect(losses).toEqual([]);
  });

  it('takes a sign for its characters', () => {
    expect(htmlOf('<p>Sun <img class="emoji" alt="☀" src="https://s.w.org/a.svg"></p>')).toContain(
      '<p>Sun ☀</p>',
    );
  });
});
