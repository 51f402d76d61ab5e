import type { ReactNode } from 'react'
import type { CrewRole } from '#contract/roles/roles.ts'
import { payText } from '#web/i18n/role-labels.ts'
import styles from './RoleDetails.module.css'
import { RoleNeeds } from './RoleNeeds.tsx'
import { roleDescriptionLang, roleDescriptionText } from './role-texts.ts'

interface Props {
  role: CrewRole
  /** The language the post is written in. */
  lang: string
  seats: ReactNode
}

/** A short summary of one role, above the form to apply for it. */
export function RoleDetails({ role, lang, seats }: Props) {
  return (
    <div className={styles.role}>
      <div className={styles.seats}>{seats}</div>
      <div className={styles.text}>
        <div className={styles.pay}>{payText(role)}</div>
        <div className={styles.needs}>
          <RoleNeeds role={role} lang={lang} />
        </div>
        {role.roleDescription ? (
          <p className={styles.needs} lang={roleDescriptionLang(role.roleDescription, lang)} dir="auto">
            {roleDescriptionText(role.roleDescription)}
          </p>
        ) : null}
      </div>
    </div>
  )
}
