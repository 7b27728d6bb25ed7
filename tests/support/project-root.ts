import path from 'node:path';

/** The folder of the project, absolute. */
export const projectRoot = path.resolve(import.meta.dirname, '..', '..');
