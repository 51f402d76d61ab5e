import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { type AccountSection, accountSections, sectionLabels } from './account-sections.ts'
import styles from './SectionLinks.module.css'

/** Leads to each section of the settings but the absent ones. */
export function SectionLinks({ absent }: { absent: readonly AccountSection[] }) {
  return (
    <nav className={styles.links} aria-label={m.account_sections()}>
      {accountSections
        .filter((name) => !absent.includes(name))
        .map((name) => (
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
