import type { ReactNode } from 'react'
import type { CrewRole } from '#contract/roles/roles.ts'
import { payText } from '#web/i18n/role-labels.ts'
import styles from './RoleDetails.module.css'
import { RoleNeeds } from './RoleNeeds.tsx'
import { useRoleDescriptions } from './use-role-descriptions.ts'

interface Props {
  role: CrewRole
  /** The language the post is written in. */
  lang: string
  seats: ReactNode
}

/** A short summary of one role, above the form to apply for it. */
export function RoleDetails({ role, lang, seats }: Props) {
  const { text, lang: textLang } = useRoleDescriptions([role], lang)(role.roleDescription)
  return (
    <div className={styles.role}>
      <div className={styles.seats}>{seats}</div>
      <div className={styles.text}>
        <div className={styles.pay}>{payText(role)}</div>
        <div className={styles.needs}>
          <RoleNeeds role={role} lang={lang} />
        </div>
        {text ? (
          <p className={styles.needs} lang={textLang} dir="auto">
            {text}
          </p>
        ) : null}
      </div>
    </div>
  )
}
