import type { ReactNode } from 'react';
import type { NamedLink } from '../types.ts';
import styles from './ActionLink.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Label } from './Label.tsx';

interface ActionLinkProps {
  readonly link: NamedLink;
  /** In place of its label, where that has parts of several languages. */
  readonly label?: ReactNode;
  /** `primary` once in a group, `quiet` for the others, `text` for links to more. */
  readonly look?: 'primary' | 'quiet' | 'text';
  readonly icon?: IconName;
  /** More of its target than its label says, such as the application that it opens. */
  readonly hint?: string;
  /** Offers the target as a file instead of opening it. */
  readonly isDownload?: boolean;
  /** Of an event that is to come: hidden by the script of the clock when it is over. */
  readonly isOffer?: boolean;
}

/** Renders a link to an action, as a button or as text with an arrow. */
export function ActionLink({
  link,
  label = <Label {...link} />,
  look = 'primary',
  icon,
  hint,
  isDownload = false,
  isOffer = false,
}: ActionLinkProps): ReactNode {
  return (
    <a
      className={classNames(styles.action, styles[look])}
      href={link.href}
      title={hint}
      download={isDownload || undefined}
      data-offer={isOffer ? '' : undefined}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{label}</span>
      {look === 'text' ? <Icon name="arrow" /> : null}
    </a>
  );
}

/** Renders several actions in a row: the first stands out. */
export function ActionRow({ links }: { readonly links: readonly NamedLink[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <div className={styles.row}>
      {links.map((link, index) => (
        <ActionLink key={`${link.label} ${link.href}`} link={link} look={index === 0 ? 'primary' : 'quiet'} />
      ))}
    </div>
  );
}
