import type { FrameLocator, Locator, Page } from 'playwright-core';
import type { AdminBrowser, AdminPage } from './admin-browser.ts';
import { postTypeOf } from './kinds.ts';

/** The block editor with one entry, and what an editor does in it. */
export interface Editor extends AdminPage {
  /** Where title and blocks are: a frame inside of the page. */
  readonly canvas: FrameLocator;
  /** The id of the entry. */
  readonly id: () => Promise<number>;
  readonly typeTitle: (text: string) => Promise<void>;
  /** Inserts a block by the title that the inserter shows. Returns it in the canvas. */
  readonly insertBlock: (title: string) => Promise<Locator>;
  /** Shows the settings of the entry, opens the panel with this title where it is closed, and returns it. */
  readonly openPanel: (title: string) => Promise<Locator>;
  readonly saveDraft: () => Promise<Saved>;
  /** Publishes by both buttons. */
  readonly publish: () => Promise<Saved>;
  /** Saves an entry that is published. */
  readonly update: () => Promise<Saved>;
}

/** How saving ended. */
export interface Saved {
  /** False where the server refused. */
  readonly isSaved: boolean;
  /** The notices of the editor: what was done, or the reason of the refusal. */
  readonly notices: readonly string[];
}

/** Opens a new entry of a type by its name in REST, or the entry with this id, and waits until one can type. */
export async function openEditor(browser: AdminBrowser, entry: string | number): Promise<Editor> {
  const path =
    typeof entry === 'string'
      ? `post-new.php?post_type=${postTypeOf(entry)}`
      : `post.php?post=${entry}&action=edit`;
  const { page, complaints } = await browser.open(`/wp-admin/${path}`);
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  await canvas.getByRole('textbox', { name: 'Add title' }).waitFor();
  await closeWelcome(page);
  const save = (start: () => Promise<void>) => saveBy(page, start);
  const header = page.getByRole('region', { name: 'Editor top bar' });
  return {
    page,
    complaints,
    canvas,
    id: () => page.evaluate<number>(`wp.data.select('core/editor').getCurrentPostId()`),
    typeTitle: (text) => canvas.getByRole('textbox', { name: 'Add title' }).fill(text),
    insertBlock: (title) => insertBlock(page, canvas, title),
    openPanel: (title) => openPanel(page, title),
    saveDraft: () => save(() => header.getByRole('button', { name: 'Save draft' }).click()),
    publish: () =>
      save(async () => {
        await header.getByRole('button', { name: 'Publish', exact: true }).click();
        const panel = page.getByRole('region', { name: 'Editor publish' });
        await panel.getByRole('button', { name: 'Publish', exact: true }).click();
      }),
    update: () => save(() => header.getByRole('button', { name: 'Save', exact: true }).click()),
  };
}

/** Closes the guide that WordPress shows to a user until it was closed once. */
async function closeWelcome(page: Page): Promise<void> {
  const isShown = await page.evaluate<boolean>(
    `!!wp.data.select('core/preferences').get('core/edit-post', 'welcomeGuide')`,
  );
  if (!isShown) return;
  const guide = page.getByRole('dialog').filter({ hasText: 'Welcome to the editor' });
  await guide.getByRole('button', { name: 'Close' }).click();
  await guide.waitFor({ state: 'detached' });
}

async function insertBlock(page: Page, canvas: FrameLocator, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Block Inserter', exact: true }).click();
  const library = page.getByRole('region', { name: 'Block Library' });
  await library.getByRole('searchbox').fill(title);
  // By its text: to the name of an option belongs the sign of its icon's font.
  const option = library.getByRole('option').filter({ has: page.getByText(title, { exact: true }) });
  await option.first().click();
  await library.getByRole('button', { name: 'Close Block Inserter' }).click();
  const id = await page.evaluate<string>(`wp.data.select('core/block-editor').getSelectedBlockClientId()`);
  const block = canvas.locator(`[data-block="${id}"]`);
  await block.waitFor();
  return block;
}

async function openPanel(page: Page, title: string): Promise<Locator> {
  const settings = page.getByRole('region', { name: 'Editor settings' });
  // The first tab is the entry, the second one the chosen block.
  await settings.getByRole('tab').first().click();
  const panel = settings.locator('.components-panel__body').filter({
    has: page.getByRole('button', { name: title, exact: true }),
  });
  const toggle = panel.getByRole('button', { name: title, exact: true });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  return panel;
}

/** Starts to save and waits until the server has answered and the editor shows it. */
async function saveBy(page: Page, start: () => Promise<void>): Promise<Saved> {
  await noteSaved(page);
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && /\/wp\/v2\/[\w-]+\/\d+(\?|$)/.test(response.url()),
  );
  await Promise.all([answered, start()]);
  const ended = await page.waitForFunction<Saved | null>('window.boardwalkSaved');
  const saved = await ended.jsonValue();
  if (saved === null) throw new Error('The editor says nothing after saving.');
  return saved;
}

/**
 * Lets the page note how its next save ends, at that moment: the notice leaves by itself after some seconds. One of a save
 * before is removed, as the editor gives both one name, and the time of the first one ends the second one, too.
 */
function noteSaved(page: Page): Promise<void> {
  return page.evaluate(`(() => {
    const name = 'editor-save';
    const notices = () => wp.data.select('core/notices').getNotices();
    wp.data.dispatch('core/notices').removeNotice(name);
    window.boardwalkSaved = null;
    const stop = wp.data.subscribe(() => {
      const editor = wp.data.select('core/editor');
      if (editor.isSavingPost() || !notices().some(({ id }) => id === name)) return;
      stop();
      window.boardwalkSaved = {
        isSaved: editor.didPostSaveRequestSucceed(),
        notices: notices().map(({ content }) => content),
      };
    });
  })()`);
}
