import { type SeatKind, seatKinds } from '#contract/crews/seats.ts'
import { m } from '#texts'
import { kindGlyph } from '#web/features/crews/seats/role-glyph.ts'
import { seatKindLabel } from '#web/features/crews/seats/seat-texts.ts'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { ChipRow } from '#web/ui/marks/ChipRow.tsx'
import styles from './SeatFilter.module.css'

type Props = {
  value: readonly SeatKind[] | undefined
  onChange: (seats: SeatKind[] | undefined) => void
}

export function SeatFilter({ value = [], onChange }: Props) {
  const toggle = (kind: SeatKind, chosen: boolean) => {
    const next = seatKinds.filter((other) => (other === kind ? chosen : value.includes(other)))
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <FieldGroup label={m.board_seats()}>
      <ChipRow>
        {seatKinds.map((kind) => {
          const Glyph = kindGlyph(kind)
          return (
            <CheckboxChip
              key={kind}
              className={styles.chip}
              name="seats"
              value={kind}
              icon={<Glyph size={14} aria-hidden />}
              checked={value.includes(kind)}
              onChange={(event) => toggle(kind, event.target.checked)}
            >
              {seatKindLabel(kind)}
            </CheckboxChip>
          )
        })}
      </ChipRow>
    </FieldGroup>
  )
}
