import type { ReactNode } from 'react';
import type { LabelText } from '../types.ts';
import { InLanguage } from './InLanguage.tsx';
import { Words } from './Words.tsx';

/** Renders a label in the language of whoever wrote it: an editor, an entry elsewhere, or the site. */
export function Label({ label, by, lang }: LabelText): ReactNode {
  const words = by === undefined ? label : <Words as="span" text={label} />;
  if (by === 'editor') return words;
  return (
    <InLanguage as="span" lang={lang}>
      {words}
    </InLanguage>
  );
}

interface LabelsProps {
  readonly labels: readonly LabelText[];
  /** Between two of them. */
  readonly separator: string;
}

/** Renders labels one after the other: "Food · Shops". */
export function Labels({ labels, separator }: LabelsProps): ReactNode {
  return labels.map((label, index) => (
    <span key={label.label}>
      {index === 0 ? null : separator}
      <Label {...label} />
    </span>
  ));
}
