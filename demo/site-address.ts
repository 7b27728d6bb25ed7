/**
 * The address that stored content names its own server by, as a WordPress database does. The server puts its real
 * address in its place in every answer.
 */
export const cmsOrigin = 'https://cms.halyardpier.example';

/** The folder of the demo's uploads on the CMS. */
export const uploadsPath = '/wp-content/uploads/2026/05/';
