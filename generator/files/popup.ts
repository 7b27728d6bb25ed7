import type { AssetUrls } from '../../templates/components/AssetsContext.ts';
import type { PopupProps } from '../../templates/components/Popup.tsx';
import { linkStylesOfFragment } from '../bundle/link-styles.ts';
import type { Entry } from '../content/content.ts';
import { entryLanguage } from '../content/entry-language.ts';
import { nameEntry, titleOf } from '../content/name-entry.ts';
import { fileOf } from '../content/paths.ts';
import { refuseUnfinished } from '../pages/refuse-unfinished.ts';
import { renderLimitMs, renderWithin } from '../pages/time-limit.ts';
import { BuildError } from '../problems/problem.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { findPopup, popupPath } from '../routes/popup-page.ts';
import type { RouteContext } from '../routes/route-context.ts';
import { hashJson } from '../util/hash.ts';
import { compact } from '../util/omit-undefined.ts';

export interface PopupInput {
  readonly context: RouteContext;
  readonly templates: {
    readonly module: { readonly renderPopup: (props: PopupProps) => string };
    readonly describeError: (error: unknown) => string;
  };
  readonly assets: { readonly urls: Pick<AssetUrls, 'sheets'> };
}

/** Characters of a version: enough to tell texts apart. */
const versionLength = 12;

/**
 * Makes _boardwalk/popup.html, a fragment with the popup's content, its version and its storage;
 * nothing without a page for it in the CMS. An edit of the popup changes only this file. Throws
 * BuildError `render` with the entry when a template throws.
 */
export function popup({ context, templates, assets }: PopupInput): readonly OutputFile[] {
  const place = findPopup(context);
  if (place === undefined) return [];
  const page = context.row(place);
  const shown = compact({
    title: titleOf(page),
    nodes: context.nodesOf(page),
    language: entryLanguage(page, context.content),
  });
  // Hashes only the editor's content: after an edit of a template, a dismissed popup stays
  // dismissed.
  const version = hashJson([page.title, page.blocks.json()]).slice(0, versionLength);
  const html = renderOrFail(page, { ...shown, version, keeping: context.config.popup }, templates);
  return [{ path: fileOf(popupPath), class: 'data', contents: linkStylesOfFragment(html, assets.urls) }];
}

function renderOrFail(page: Entry<'page'>, props: PopupProps, templates: PopupInput['templates']): string {
  try {
    const html = renderWithin(renderLimitMs, () => templates.module.renderPopup(props));
    refuseUnfinished(html);
    return html;
  } catch (cause) {
    const message = templates.describeError(cause);
    const problem = {
      message,
      entry: nameEntry(page),
      hint: 'Fix the template, or the entry it shows.',
    };
    throw new BuildError('render', 'The popup cannot be rendered', [problem], { cause });
  }
}
