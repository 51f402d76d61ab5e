import { m } from '#texts'
import type { SavedText } from '#web/forms/use-saved-form.ts'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { ChipRow } from '#web/ui/marks/ChipRow.tsx'
import { type GivenSeats, isGiven } from './apply-form.ts'
import type { SeatChoice } from './seat-choices.ts'

interface Props {
  field: SavedText
  choices: readonly SeatChoice[]
  given: GivenSeats
}

/** Each says what it pays, and whether it is taken at once. */
const detailOf = ({ seat, pay }: SeatChoice, given: GivenSeats): string =>
  [isGiven(seat, given) ? m.boarding_at_once() : undefined, pay ?? m.applications_seat_any_detail()]
    .filter(Boolean)
    .join(' · ')

export function SeatField({ field, choices, given }: Props) {
  return (
    <FieldGroup label={m.applications_seat()}>
      <ChipRow columns={2}>
        {choices.map((choice) => (
          <CheckboxChip
            key={choice.seat}
            {...field}
            type="radio"
            value={choice.seat}
            checked={field.value === choice.seat}
            detail={detailOf(choice, given)}
          >
            <span lang={choice.lang}>{choice.name}</span>
          </CheckboxChip>
        ))}
      </ChipRow>
    </FieldGroup>
  )
}
