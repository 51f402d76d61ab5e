import { ChevronRight, PencilLine } from 'lucide-react'
import type { Activity } from '#contract/crew-fields.ts'
import type { RoleTemplate } from '#contract/role-templates.ts'
import { m } from '#texts'
import styles from './RolePicker.module.css'
import { templatesFor } from './role-templates.ts'
import { groupWords } from './role-words.ts'
import { TemplateButtons } from './TemplateButtons.tsx'

interface Props {
  activity: Activity | ''
  disabled: boolean
  onPick: (template: RoleTemplate) => void
  customId: string
  /** A role is being written, which another form would take the place of. */
  customLocked: boolean
  onCustom: () => void
}

/** One click adds a role: the templates of the activity first, every other one below. */
export function RolePicker({ activity, disabled, onPick, customId, customLocked, onCustom }: Props) {
  const { own, others } = templatesFor(activity)
  return (
    <div className={styles.picker}>
      {own ? <TemplateButtons templates={own.templates} disabled={disabled} onPick={onPick} /> : null}
      <button
        type="button"
        id={customId}
        className={styles.custom}
        disabled={disabled || customLocked}
        onClick={onCustom}
      >
        <PencilLine size={14} aria-hidden />
        {m.roles_custom()}
      </button>
      {/* Opens by itself for an activity without templates of its own; the key lets it follow the activity. */}
      <details key={activity} className={styles.more} open={activity !== '' && !own}>
        <summary className={styles.summary}>
          <ChevronRight size={14} aria-hidden className={styles.chevron} />
          {own ? m.roles_more() : m.roles_all_templates()}
        </summary>
        {others.map(({ name, templates }) => (
          <section key={name} className={styles.group} aria-label={groupWords[name]()}>
            <h3 className={styles.groupName}>{groupWords[name]()}</h3>
            <TemplateButtons templates={templates} disabled={disabled} onPick={onPick} />
          </section>
        ))}
      </details>
    </div>
  )
}
