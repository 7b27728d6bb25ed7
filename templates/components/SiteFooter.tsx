import type { ReactNode } from 'react';
import type { LayoutProps } from '../Layout.tsx';
import { AddressLines, hasAddress, ReachLines } from './ContactLines.tsx';
import { each } from './each.ts';
import { HoursTable } from './HoursTable.tsx';
import { MenuLink } from './MenuLink.tsx';
import { Pennant } from './Pennant.tsx';
import styles from './SiteFooter.module.css';
import { SocialList } from './SocialList.tsx';
import { isBlank } from './Title.tsx';

/** The end of every page: when the pier is open, how to get there, and where else to go. */
export function SiteFooter({ siteTitle, tagline, path, footerMenu, organisation }: LayoutProps): ReactNode {
  const { phone, email } = organisation;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Pennant />
          <p className={styles.name}>{siteTitle}</p>
          {isBlank(tagline) ? null : <p>{tagline}</p>}
        </div>
        {organisation.hours.length === 0 ? null : (
          <section>
            <h2 className={styles.heading}>Hours</h2>
            <HoursTable caption="Opening hours of the pier" rows={organisation.hours} />
          </section>
        )}
        {!hasAddress(organisation) && phone === undefined && email === undefined ? null : (
          <section>
            <h2 className={styles.heading}>Find us</h2>
            <AddressLines organisation={organisation} />
            <ReachLines organisation={organisation} />
          </section>
        )}
        {footerMenu.length === 0 ? null : (
          <nav aria-label="Footer" className={styles.menu}>
            <ul>
              {each(footerMenu, (item) => (
                <li>
                  <MenuLink item={item} path={path} />
                  {item.children.length === 0 ? null : (
                    <ul>
                      {each(item.children, (child) => (
                        <li>
                          <MenuLink item={child} path={path} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <LastLine organisation={organisation} />
    </footer>
  );
}

function LastLine({ organisation: { name, social } }: Pick<LayoutProps, 'organisation'>): ReactNode {
  return (
    <div className={styles.last}>
      <p>© {name}</p>
      <SocialList links={social} />
    </div>
  );
}
