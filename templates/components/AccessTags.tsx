import type { ReactNode } from 'react';
import type { Choice } from '../types.ts';
import styles from './EventTags.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { staticList } from './static-list.ts';

const icons: Readonly<Partial<Record<string, IconName>>> = {
  'step-free': 'wheelchair',
  'step-free-toilet': 'toilet',
  quiet: 'quiet',
  'hearing-loop': 'ear',
};

/** The kinds of access in their order. */
export const accessNames: readonly string[] = Object.keys(icons);

/** Renders the access to a place, each with an icon and its words; nothing where none is known. */
export function AccessTags({ access = [] }: { readonly access?: readonly Choice[] | undefined }): ReactNode {
  if (access.length === 0) return null;
  return (
    <div className={styles.tags}>
      {staticList(access, ({ key: name, label }) => (
        <span>
          <AccessIcon name={name} /> {label}
        </span>
      ))}
    </div>
  );
}

/** Renders the icon of a kind of access, if it has one. */
export function AccessIcon({ name }: { readonly name: string }): ReactNode {
  const icon = icons[name];
  return icon === undefined ? null : <Icon name={icon} />;
}
