import { m } from '#texts'
import { OwnShipOptions } from '#web/forms/OwnShipOptions.tsx'
import type { SavedText } from '#web/forms/use-saved-form.ts'
import { useOwnFleet } from '#web/session/own-fleet.ts'
import { useUser } from '#web/session/session.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'

interface Props {
  field: SavedText
  error: string | undefined
}

/** The ship that the applicant brings. Players without a fleet are not asked. */
export function ShipField({ field, error }: Props) {
  const { data: fleet = [] } = useOwnFleet(useUser()?.id)
  // A chosen ship may have left the fleet in the meantime: the error has to be seen, and none can be chosen.
  if (fleet.length === 0 && !error) return null
  return (
    <Field label={m.ships_bring()} optional error={error}>
      <NativeSelect {...field}>
        <OwnShipOptions fleet={fleet} />
      </NativeSelect>
    </Field>
  )
}
