import { Link } from '@tanstack/react-router'
import { m } from '#texts'
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
          // At whichever address of the profile the player is: another one would lose what they typed.
          to="."
          search
          hash={name}
          activeOptions={{ includeHash: true }}
          replace
          resetScroll={false}
        >
          {sectionLabels[name]()}
        </Link>
      ))}
    </nav>
  )
}
