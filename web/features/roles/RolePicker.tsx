import { ChevronRight, PencilLine } from 'lucide-react'
import type { Activity } from '#contract/crews/fields.ts'
import type { RoleTemplate } from '#contract/roles/templates.ts'
import { m } from '#texts'
import { ChipRow } from '#web/ui/marks/ChipRow.tsx'
import styles from './RolePicker.module.css'
import { templatesFor } from './role-templates.ts'
import { templateGroupLabels } from './role-texts.ts'
import { TemplateButtons } from './TemplateButtons.tsx'

interface Props {
  activity: Activity | ''
  disabled: boolean
  onPick: (template: RoleTemplate) => void
  customId: string
  /** The form of a role is open, and only one can be. */
  customLocked: boolean
  onCustom: () => void
}

/** One click adds a role: templates for the activity first, all others below. */
export function RolePicker({ activity, disabled, onPick, customId, customLocked, onCustom }: Props) {
  const { matching, others } = templatesFor(activity)
  return (
    <div className={styles.picker}>
      <ChipRow scroll>
        {matching ? (
          <TemplateButtons templates={matching.templates} disabled={disabled} onPick={onPick} />
        ) : null}
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
      </ChipRow>
      {/* Open from the start for an activity without templates; the key resets it for another activity. */}
      <details key={activity} className={styles.more} open={activity !== '' && !matching}>
        <summary className={styles.summary}>
          <ChevronRight size={14} aria-hidden className={styles.chevron} />
          {matching ? m.roles_more() : m.roles_all_templates()}
        </summary>
        {others.map(({ name, templates }) => (
          <section key={name} className={styles.group} aria-label={templateGroupLabels[name]()}>
            <h3 className={styles.groupName}>{templateGroupLabels[name]()}</h3>
            <ChipRow>
              <TemplateButtons templates={templates} disabled={disabled} onPick={onPick} />
            </ChipRow>
          </section>
        ))}
      </details>
    </div>
  )
}
