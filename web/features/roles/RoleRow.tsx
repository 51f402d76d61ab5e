import { Ellipsis, Lock, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { issueText } from '#contract/issues/texts.ts'
import { roleLimits } from '#contract/roles/fields.ts'
import type { CrewRole } from '#contract/roles/roles.ts'
import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'
import { payText, roleNameText } from '#web/i18n/role-labels.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { Stepper } from '#web/ui/fields/Stepper.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import styles from './RoleManager.module.css'
import { experienceLabels } from './role-texts.ts'

interface Props {
  role: CrewRole
  glyph: ReactNode
  error: string | undefined
  editId: string
  /** The form of another role is open. */
  locked: boolean
  onSeats: (slotsNeeded: number) => void
  onEdit: () => void
  onRemove: () => void
}

export function RoleRow({ role, glyph, error, editId, locked, onSeats, onEdit, onRemove }: Props) {
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
      <Field label={m.roles_slots_of({ name })} labelHidden className={styles.seats}>
        <Stepper
          value={slotsNeeded}
          onChange={onSeats}
          min={Math.max(1, slotsFilled)}
          max={roleLimits.slots}
          whenEmpty={Math.max(1, slotsFilled)}
        />
      </Field>
      <Menu
        trigger={
          <IconButton id={editId} label={m.roles_more_of({ name })}>
            <Ellipsis size={16} />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil size={16} aria-hidden />} disabled={locked} onSelect={onEdit}>
          {m.roles_edit({ name })}
        </MenuItem>
        {isTaken ? null : (
          <MenuItem icon={<Trash2 size={16} aria-hidden />} danger onSelect={onRemove}>
            {m.roles_remove({ name })}
          </MenuItem>
        )}
      </Menu>
    </li>
  )
}
