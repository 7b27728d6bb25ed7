import { describe, expect, it } from 'vitest';
import { showPicturesOnce } from '../../../generator/routes/show-pictures-once.ts';
import type { PictureData } from '../../../templates/types.ts';

interface Card {
  readonly title: string;
  readonly picture?: PictureData;
}

describe('the pictures of the cards of a page', () => {
  const cards = new Map<object, readonly PictureData[]>();
  const summaries = { picturesOf: (value: object) => cards.get(value) };

  /** A card of an entry with these pictures, the first one its own. */
  function card(title: string, ...names: readonly string[]): Card {
    const pictures = names.map(picture);
    const made = pictures[0] === undefined ? { title } : { title, picture: pictures[0] };
    cards.set(made, pictures);
    return made;
  }

  const shownBy = (items: readonly Card[]) => items.map((item) => item.picture?.src);

  it('are their own when no two are the same', () => {
    const props = { title: 'News', posts: [card('a', 'pier'), card('b', 'gull'), card('c')] };
    expect(showPicturesOnce(props, summaries)).toBe(props);
  });

  it('come from the body of an entry whose own is in a card above', () => {
    const posts = [card('a', 'pier'), card('b', 'pier', 'pier', 'gull', 'seal'), card('c', 'gull', 'tram')];
    const shown = showPicturesOnce({ posts }, summaries).posts;
    expect(shownBy(shown)).toEqual(['/pier.jpg', '/gull.jpg', '/tram.jpg']);
    expect(shown[0]).toBe(posts[0]);
  });

  it('are left out where the entry has no other', () => {
    const posts = [card('a', 'pier', 'gull'), card('b', 'pier'), card('c', 'gull')];
    const shown = showPicturesOnce({ posts }, summaries).posts;
    expect(shownBy(shown)).toEqual(['/pier.jpg', undefined, '/gull.jpg']);
    expect(shown[1]).toEqual({ title: 'b' });
  });

  it('are the same under two names of one file', () => {
    const posts = [card('a', 'pier-1a2b3c4d-1600'), card('b', 'pier-2-1a2b3c4d-1600', 'gull')];
    expect(shownBy(showPicturesOnce({ posts }, summaries).posts)[1]).toBe('/gull.jpg');
  });

  it('differ from that in the header of the page', () => {
    const props = { picture: picture('pier'), nodes: [], related: [card('a', 'pier', 'gull')] };
    expect(shownBy(showPicturesOnce(props, summaries).related)).toEqual(['/gull.jpg']);
  });

  it('differ from that of the hero that opens the page, which has no header then', () => {
    const props = {
      picture: picture('pier'),
      nodes: [{ block: 'pier/hero', props: { picture: picture('tram') } }],
      related: [card('a', 'pier'), card('b', 'tram')],
    };
    expect(shownBy(showPicturesOnce(props, summaries).related)).toEqual(['/pier.jpg', undefined]);
  });

  it('differ from that of the big event of the home page', () => {
    const props = { nodes: [], posts: [card('a', 'pier')], bigEvent: { picture: picture('pier') } };
    expect(shownBy(showPicturesOnce(props, summaries).posts)).toEqual([undefined]);
  });

  it('are compared over all sections, however deep, in the order of the page', () => {
    const grid = (...items: readonly Card[]) => ({ block: 'pier/event-grid', props: { events: items } });
    const props = {
      nodes: [
        { block: 'core/columns', props: { children: [grid(card('a', 'pier'))] } },
        { block: 'core/paragraph', props: { html: 'Text' } },
        grid(card('b', 'pier', 'gull')),
      ],
      others: [card('c', 'gull')],
    };
    const { nodes, others } = showPicturesOnce(props, summaries);
    expect(JSON.stringify(nodes).match(/\w+\.jpg/g)).toEqual(['pier.jpg', 'gull.jpg']);
    expect(shownBy(others)).toEqual([undefined]);
    expect(nodes[1]).toBe(props.nodes[1]);
  });

  it('are not given to a card without one, and what is no card stays', () => {
    const slide = { caption: 'The pier', picture: picture('pier') };
    const bare: Card = { title: 'a' };
    cards.set(bare, [picture('gull')]);
    const props = { slides: [slide, slide], cards: [bare] };
    expect(showPicturesOnce(props, summaries)).toBe(props);
  });
});

function picture(name: string): PictureData {
  return { src: `/${name}.jpg`, width: 1600, height: 1067, alt: name };
}
