import { m } from '#texts'
import type { SavedText } from '#web/forms/use-saved-form.ts'
import { ChipRow } from '#web/ui/display/ChipRow.tsx'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import type { SeatChoice } from './seat-choices.ts'

export function SeatField({ field, choices }: { field: SavedText; choices: readonly SeatChoice[] }) {
  return (
    <FieldGroup label={m.applications_seat()}>
      <ChipRow columns={2}>
        {choices.map(({ seat, name, lang, pay }) => (
          <CheckboxChip
            key={seat}
            {...field}
            type="radio"
            value={seat}
            checked={field.value === seat}
            detail={pay ?? m.applications_seat_any_detail()}
          >
            <span lang={lang}>{name}</span>
          </CheckboxChip>
        ))}
      </ChipRow>
    </FieldGroup>
  )
}
