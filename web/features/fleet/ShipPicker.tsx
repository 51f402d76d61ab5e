import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { m } from '#texts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { CheckboxChip } from '#web/ui/fields/CheckboxChip.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { findShips } from './find-ships.ts'
import { useShips } from './fleet.queries.ts'
import styles from './ShipPicker.module.css'

interface Props {
  chosen: number | null
  error: string | undefined
  onChoose: (shipId: number) => void
}

/** Finds a ship of the game by what is typed. */
export function ShipPicker({ chosen, error, onChoose }: Props) {
  const { data: ships, error: problem, isPending, isFetching, refetch } = useShips()
  const [typed, setTyped] = useState('')
  const group = useId()
  if (isPending) {
    return (
      <LoadingRegion>
        <Skeleton height={64} />
      </LoadingRegion>
    )
  }
  if (!ships) {
    return (
      <LoadProblem
        error={problem}
        fallback={m.fleet_catalogue_failed()}
        retrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  const { shown, more } = findShips(ships, typed)
  const name = ships.find(({ id }) => id === chosen)?.name
  return (
    <div>
      <Field
        label={m.fleet_ship()}
        hint={name === undefined ? undefined : m.fleet_ship_chosen({ name })}
        error={error}
      >
        <TextInput
          type="search"
          icon={<Search size={16} />}
          value={typed}
          autoComplete="off"
          placeholder={m.fleet_ship_search()}
          onChange={({ target }) => setTyped(target.value)}
          // Enter would send the form before a ship is chosen; it takes the first one instead.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (shown[0]) onChoose(shown[0].id)
          }}
        />
      </Field>
      <div className={styles.found} role="radiogroup" aria-label={m.fleet_ships_found()}>
        {shown.map((ship) => (
          <CheckboxChip
            key={ship.id}
            type="radio"
            name={group}
            checked={ship.id === chosen}
            onChange={() => onChoose(ship.id)}
          >
            {ship.name}
          </CheckboxChip>
        ))}
      </div>
      <p className={styles.hint} role="status">
        {shown.length === 0 ? m.fleet_ships_none() : null}
        {more > 0 ? m.fleet_ships_more({ count: more }) : null}
      </p>
    </div>
  )
}
