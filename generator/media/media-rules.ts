import type { ResolvedSettings } from '../../config/settings.ts';

/** What the owner decides about media: the settings of these names. */
export type MediaRules = Pick<ResolvedSettings, 'media' | 'mediaHosts' | 'mediaOrigin' | 'svg'>;

export const defaultMediaRules: MediaRules = {
  media: { mode: 'copy' },
  mediaHosts: [],
  svg: 'rasterise',
};
