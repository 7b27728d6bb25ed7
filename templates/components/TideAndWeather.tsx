import type { ReactNode } from 'react';
import { factsWords } from '../../words/site/facts-words.ts';
import type { NamedLink } from '../types.ts';
import actions from './ActionLink.module.css';
import { classNames } from './class-names.ts';
import styles from './ToolLine.module.css';
import { useEnhancement } from './use-enhancement.ts';

export interface TideAndWeatherProps {
  /** The address of the readings: docs/tide-and-weather.md. */
  readonly url: string;
  /** Of the pier: readings are shown in its time. */
  readonly timeZone: string;
  /** A page with the same, for visitors without script. */
  readonly source?: NamedLink;
}

/** Renders a button that asks for tide and weather, by the enhancement `conditions`, and a link. */
export function TideAndWeather({ url, timeZone, source }: TideAndWeatherProps): ReactNode {
  const mark = useEnhancement('conditions', 'visible');
  return (
    <div className={styles.line} {...mark} data-url={url} data-time-zone={timeZone}>
      <button type="button" className={classNames(actions.action, actions.quiet)}>
        {factsWords.tideAndWeather}
      </button>
      {source === undefined ? null : <a href={source.href}>{source.label}</a>}
      <div role="status" />
    </div>
  );
}
