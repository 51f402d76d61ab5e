import type { ReactNode } from 'react'
import type { CrewRole } from '#contract/roles.ts'
import styles from './RoleDetails.module.css'
import { needsWords, payWords } from './role-words.ts'

interface Props {
  role: CrewRole
  /** The language the post is written in. */
  lang: string
  seats: ReactNode
}

/** One role in short, above the application for it. */
export function RoleDetails({ role, lang, seats }: Props) {
  return (
    <div className={styles.role}>
      <div className={styles.seats}>{seats}</div>
      <div className={styles.words}>
        <div className={styles.pay}>{payWords(role)}</div>
        <div className={styles.needs}>{needsWords(role)}</div>
        {role.roleDescription ? (
          <p className={styles.needs} lang={lang}>
            {role.roleDescription}
          </p>
        ) : null}
      </div>
    </div>
  )
}
