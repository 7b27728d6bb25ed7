import { manifest } from '../../generator/publish/manifest.ts';

const { contents } = { contents: '', ...manifest({ files: [] }) };

/** The manifest of a site without files: a folder that has it is ours. */
export const emptyManifest = contents.toString();
