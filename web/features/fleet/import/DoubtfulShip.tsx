import type { ImportRow } from '#contract/fleet/fleet-import.ts'
import { m } from '#texts'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'

interface Props {
  row: ImportRow
  chosen: number | null
  onChoose: (shipId: number | null) => void
}

/** A ship that is not called so in the catalogue: the player knows which one is meant. */
export function DoubtfulShip({ row, chosen, onChoose }: Props) {
  const { name, customName, count } = row
  return (
    <Field
      label={
        <>
          <bdi>{customName ? `${name} (${customName})` : name}</bdi>
          {count > 1 ? ` ${m.fleet_share({ count })}` : null}
        </>
      }
      hint={row.isNameRefused ? m.fleet_import_name_refused() : undefined}
    >
      <NativeSelect
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{m.fleet_import_leave_out()}</option>
        {row.candidates.map((ship) => (
          <option key={ship.shipId} value={ship.shipId}>
            {ship.owned > 0 ? m.fleet_import_option_owned({ name: ship.name }) : ship.name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
