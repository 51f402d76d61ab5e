import { regions } from '#contract/wire/regions.ts'
import { m } from '#texts'
import type { Choice } from '#web/forms/use-plain-form.ts'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { FieldGroup } from '#web/ui/fields/FieldGroup.tsx'
import { ChipRow } from '#web/ui/marks/ChipRow.tsx'

export function RegionsField({ choice }: { choice: Choice }) {
  return (
    <FieldGroup label={m.regions_list()} optional hint={m.regions_hint()}>
      <ChipRow>
        {regions.map((region) => (
          <CheckboxChip key={region} {...choice(region)} tick>
            {m.crews_region_name({ region })}
          </CheckboxChip>
        ))}
      </ChipRow>
    </FieldGroup>
  )
}
