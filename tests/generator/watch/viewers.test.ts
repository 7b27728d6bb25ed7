import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatVersion, versionOf } from '../../../generator/watch/page-version.ts';
import { createViewers, type LiveMessage } from '../../../generator/watch/viewers.ts';

const styled = (stylesheet: string, text: string) => `<link rel="stylesheet" href="${stylesheet}"/>${text}`;

/** Pages by path, and viewers of them that note what they are told. */
function openPages(pages: Map<string, string>) {
  const viewers = createViewers(async (path) => versionOf(pages.get(path) ?? ''));
  const look = (path: string, html = pages.get(path) ?? '') => {
    const messages: LiveMessage[] = [];
    const leave = viewers.add({ path, version: versionOf(html), send: (message) => messages.push(message) });
    messages.length = 0;
    return { messages, leave };
  };
  return { viewers, look };
}

describe('the pages that are open', () => {
  it('are told to reload when their own file changed, and no other is', async () => {
    const pages = new Map([
      ['/', 'home'],
      ['/visit/', 'visit'],
    ]);
    const { viewers, look } = openPages(pages);
    const [home, visit] = [look('/'), look('/visit/')];
    pages.set('/visit/', 'visit us');
    await viewers.update();
    await viewers.update();
    expect(home.messages).toEqual([]);
    expect(visit.messages).toEqual([{ event: 'reload', data: null }]);
  });

  it('are told to change a stylesheet, with what they show after it', async () => {
    const pages = new Map([['/', styled('/a.css', 'home')]]);
    const { viewers, look } = openPages(pages);
    const home = look('/');
    pages.set('/', styled('/b.css', 'home'));
    await viewers.update();
    pages.set('/', styled('/c.css', 'home'));
    await viewers.update();
    const id = (stylesheet: string) => formatVersion(versionOf(styled(stylesheet, 'home')));
    expect(home.messages).toEqual([
      { event: 'style', data: [{ from: '/a.css', to: '/b.css' }], id: id('/b.css') },
      { event: 'style', data: [{ from: '/b.css', to: '/c.css' }], id: id('/c.css') },
    ]);
  });

  it('are waited for while they load again, but not for long', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const pages = new Map([['/', 'home']]);
    const { viewers, look } = openPages(pages);
    await viewers.untilLoaded();
    const { leave } = look('/');
    pages.set('/', 'home, edited');
    await viewers.update();
    const loaded = viewers.untilLoaded();
    leave();
    look('/');
    await loaded;
    pages.set('/', 'home, edited again');
    await viewers.update();
    const waited = viewers.untilLoaded();
    vi.runAllTimers();
    await waited;
  });

  it('hear of what they missed while they were not connected', async () => {
    const { viewers, look } = openPages(new Map([['/', 'home, edited']]));
    const home = look('/', 'home');
    await viewers.update();
    expect(home.messages).toEqual([{ event: 'reload', data: null }]);
  });

  it('are told nothing any more when they are gone', async () => {
    const pages = new Map([['/', 'home']]);
    const { viewers, look } = openPages(pages);
    const home = look('/');
    home.leave();
    pages.set('/', 'home, edited');
    await viewers.update();
    viewers.showFailure({ title: 'The templates cannot be bundled', problems: [] });
    expect(home.messages).toEqual([]);
  });

  it('show a failure, also on pages opened later, until it is fixed', () => {
    const { viewers, look } = openPages(new Map());
    const early = look('/');
    const failure = { title: 'The templates cannot be bundled', problems: [] };
    viewers.showFailure(failure);
    const late: LiveMessage[] = [];
    viewers.add({ path: '/', version: versionOf(''), send: (message) => late.push(message) });
    viewers.showFailure(null);
    const expected = [
      { event: 'failure', data: failure },
      { event: 'fixed', data: null },
    ];
    expect(early.messages).toEqual(expected);
    expect(late).toEqual(expected);
  });

  it('name the path that is looked at: that of the page that was opened last, decoded', () => {
    const { viewers, look } = openPages(new Map());
    expect(viewers.findFirst()).toBeUndefined();
    look('/visit/');
    const caf = look('/event/caf%C3%A9/');
    expect(viewers.findFirst()).toBe('/event/café/');
    caf.leave();
    expect(viewers.findFirst()).toBe('/visit/');
    look('/%E0%A4%A/');
    expect(viewers.findFirst()).toBeUndefined();
  });
});
