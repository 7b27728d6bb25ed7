import type { ReactNode } from 'react';
import type { FormData } from '../forms/Form.tsx';
import { FormCard } from '../forms/FormSection.tsx';
import type { Organisation } from '../organisation.ts';
import type { PictureData } from '../types.ts';
import styles from './ContactDesk.module.css';
import { classNames } from './class-names.ts';
import { Facts } from './Facts.tsx';
import { organisationFacts } from './organisation-facts.tsx';
import { Picture } from './Picture.tsx';
import { sizesInBox } from './picture-room.ts';

interface ContactDeskProps {
  readonly organisation: Organisation;
  readonly picture?: PictureData | undefined;
  readonly form?: FormData | undefined;
}

/** Renders the form to write to the pier with all contact details beside it; without one, these beside a picture, or in a row. */
export function ContactDesk({ organisation, picture, form }: ContactDeskProps): ReactNode {
  if (form !== undefined)
    return (
      <div className={classNames(styles.desk, styles.writing)} data-says="contact">
        <FormCard form={form} />
        <Facts facts={organisationFacts(organisation)} />
      </div>
    );
  return (
    <div className={classNames(styles.desk, picture !== undefined && styles.pictured)} data-says="contact">
      <Facts facts={organisationFacts(organisation)} isRow={picture === undefined} />
      {picture === undefined ? null : (
        <Picture
          picture={picture}
          className={styles.picture}
          sizes={sizesInBox('(min-width: 87rem) 51rem, (min-width: 64rem) 58vw, 92vw', picture, 4 / 3)}
          isFirst
        />
      )}
    </div>
  );
}
