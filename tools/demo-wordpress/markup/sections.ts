import type { SaveBlock } from './saved-block.ts';

/** Saves a section of the pier. */
export const saveSection: SaveBlock = ({ parts: [html = ''] }) => {
  const json = /data-props="([^"]*)"/.exec(html)?.[1] ?? '{}';
  return {
    attributes: JSON.parse(
      json.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    ),
    open: '',
  };
};
