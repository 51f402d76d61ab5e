import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { accountSections, sectionLabels } from './account-sections.ts'
import styles from './SectionLinks.module.css'

/** Leads to each section of the settings. */
export function SectionLinks() {
  return (
    <nav className={styles.links} aria-label={m.account_sections()}>
      {accountSections.map((name) => (
        <Link
          key={name}
          className={styles.link}
          to={paths.myProfile}
          search={{ tab: 'settings' }}
          hash={name}
          replace
          resetScroll={false}
        >
          {sectionLabels[name]()}
        </Link>
      ))}
    </nav>
  )
}
