import { Lock, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { issueText } from '#contract/issues/texts.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'
import { payText, roleNameText } from '#web/i18n/role-labels.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import styles from './RoleManager.module.css'
import { experienceLabels } from './role-texts.ts'

interface Props {
  role: CrewRole
  glyph: ReactNode
  seats: ReactNode
  error: string | undefined
  editId: string
  /** The form of another role is open. */
  locked: boolean
  onEdit: () => void
  onRemove: () => void
}

export function RoleRow({ role, glyph, seats, error, editId, locked, onEdit, onRemove }: Props) {
  const { roleName, requiredExperience, slotsFilled, slotsNeeded } = role
  const facts = [
    payText(role),
    requiredExperience && experienceLabels[requiredExperience](),
    slotsFilled > 0 && m.roles_seats_filled({ filled: slotsFilled, total: slotsNeeded }),
  ]
  const isTaken = slotsFilled > 0
  const name = roleNameText(roleName)
  return (
    <li className={styles.row} data-wrong={error ? '' : undefined}>
      <span className={styles.glyph} aria-hidden>
        {glyph}
      </span>
      <div className={styles.text}>
        <div className={styles.name} dir="auto">
          {name}
        </div>
        <div className={styles.facts}>{facts.filter(Boolean).join(' · ')}</div>
        {isTaken ? (
          <div className={styles.why}>
            <Lock size={12} aria-hidden />
            {issueText('role_filled', currentLocale())}
          </div>
        ) : null}
        {error ? (
          <div className={styles.error} role="alert">
            {error}
          </div>
        ) : null}
      </div>
      <span className={styles.seats}>{seats}</span>
      <span className={styles.buttons}>
        <IconButton id={editId} size="sm" label={m.roles_edit({ name })} disabled={locked} onClick={onEdit}>
          <Pencil size={14} />
        </IconButton>
        {isTaken ? null : (
          <IconButton size="sm" label={m.roles_remove({ name })} onClick={onRemove}>
            <Trash2 size={14} />
          </IconButton>
        )}
      </span>
    </li>
  )
}
