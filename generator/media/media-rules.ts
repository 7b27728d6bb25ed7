import type { ResolvedSettings } from '../../config/settings.ts';

/** The owner's settings about media. */
export type MediaRules = Pick<ResolvedSettings, 'media' | 'mediaHosts' | 'mediaOrigin' | 'svg'>;

export const defaultMediaRules: MediaRules = {
  media: { mode: 'copy' },
  mediaHosts: [],
  svg: 'rasterise',
};
