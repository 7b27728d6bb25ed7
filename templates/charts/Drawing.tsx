import { type ReactNode, useId } from 'react';
import { useLangOf } from '../components/use-language.ts';
import styles from './Charts.module.css';

interface DrawingProps {
  readonly title: string;
  /** One sentence about the contents of the chart. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Renders the frame of a chart: one picture with a name and a description. */
export function Drawing({ title, description, width, height, children }: DrawingProps): ReactNode {
  const id = useId();
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
    >
      <title id={`${id}t`} lang={useLangOf()(title)}>
        {title}
      </title>
      <desc id={`${id}d`}>{description}</desc>
      {children}
    </svg>
  );
}

interface NameProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** Renders the name of a value, below the axis. */
export function Name({ x, y, name }: NameProps): ReactNode {
  return (
    <text x={x} y={y} textAnchor="middle" lang={useLangOf()(name)}>
      {name}
    </text>
  );
}
