import type { TideAndWeatherProps } from '../../templates/components/TideAndWeather.tsx';
import { asHref } from '../content/paths.ts';
import { compact } from '../util/omit-undefined.ts';
import type { RouteContext } from './route-context.ts';

/** Returns where a page asks for tide and weather; undefined where the settings name nothing. */
export function conditionsOf({ config, content }: RouteContext): TideAndWeatherProps | undefined {
  if (config.conditions === undefined) return undefined;
  const { url, source } = config.conditions;
  const { timeZone } = content.settings;
  return compact({ url, timeZone, source: source && { label: source.label, href: asHref(source.url) } });
}
