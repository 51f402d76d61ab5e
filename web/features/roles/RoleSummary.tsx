import { ChevronDown } from 'lucide-react'
import type { CrewRole } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { categoryLabels, roleNameLang, roleNameText } from '#web/i18n/role-labels.ts'
import { RoleNeeds } from './RoleNeeds.tsx'
import styles from './RoleSummary.module.css'
import { useRoleDescriptions } from './use-role-descriptions.ts'

interface Props {
  role: CrewRole
  /** The language the post is written in. */
  lang: string
}

/** The name of a role and what it requires; a tap on the name says what one does in it. */
export function RoleSummary({ role, lang }: Props) {
  const { text, lang: textLang } = useRoleDescriptions([role], lang)(role.roleDescription)
  const name = (
    <span lang={roleNameLang(role.roleName, lang)} dir="auto">
      {roleNameText(role.roleName)}
    </span>
  )
  return (
    <>
      <details>
        <summary className={styles.name}>
          {name}
          <ChevronDown size={15} aria-hidden className={styles.chevron} />
        </summary>
        <p className={styles.text}>
          {text ? (
            <span lang={textLang} dir="auto">
              {text}{' '}
            </span>
          ) : null}
          {m.roles_kind({ category: categoryLabels[role.roleCategory]() })}
        </p>
      </details>
      <div className={styles.soft}>
        {role.isRequired ? `${m.roles_required()} · ` : null}
        <RoleNeeds role={role} lang={lang} />
      </div>
    </>
  )
}
