import { Plus } from 'lucide-react'
import type { RoleTemplate } from '#contract/roles/templates.ts'
import { currentLocale } from '#web/i18n/language.ts'
import styles from './RolePicker.module.css'

interface Props {
  templates: readonly RoleTemplate[]
  disabled: boolean
  onPick: (template: RoleTemplate) => void
}

export function TemplateButtons({ templates, disabled, onPick }: Props) {
  const locale = currentLocale()
  return (
    <>
      {templates.map((template) => (
        <button
          key={template.id}
          type="button"
          className={styles.template}
          title={template.description[locale]}
          disabled={disabled}
          onClick={() => onPick(template)}
        >
          <Plus size={14} aria-hidden />
          {template.roleName[locale]}
        </button>
      ))}
    </>
  )
}
