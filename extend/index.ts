// The names that a site imports from 'boardwalk'. Kinds, blocks and sections are read before everything else: this file
// imports nothing that needs them.
export { defineConfig, defineWords, type Settings } from '../config/define-config.ts';
export { defineKind, type OwnEntry, type OwnKind } from '../generator/content/kinds/define-kind.ts';
export { defineBlock, type OwnBlock } from '../generator/content/reader/define-block.ts';
export { type Element, hasClass } from '../generator/content/reader/tree.ts';
export { defineOwnSection as defineSection } from '../generator/routes/sections/define-section.ts';
export * as fields from '../generator/routes/sections/fields.ts';
