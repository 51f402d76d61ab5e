import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Ship } from '#contract/fleet/fleet.ts'
import { m } from '#texts'
import { useShips } from '#web/features/fleet/fleet.queries.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { findShips } from './find-ships.ts'
import styles from './ShipSearch.module.css'

interface Props {
  label: string
  hint?: string | undefined
  error?: string | undefined
  onChoose: (ship: Ship) => void
  /** The ships that were found, so that one can be chosen. */
  children: (found: readonly Ship[]) => ReactNode
}

/** Finds ships of the game by what is typed. */
export function ShipSearch({ label, hint, error, onChoose, children }: Props) {
  const { data: ships, error: problem, isPending, isFetching, refetch } = useShips()
  const [typed, setTyped] = useState('')
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
  return (
    <div>
      <Field label={label} hint={hint} error={error}>
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
            if (shown[0]) onChoose(shown[0])
          }}
        />
      </Field>
      <div className={styles.found}>{children(shown)}</div>
      <p className={styles.hint} role="status">
        {shown.length === 0 ? m.fleet_ships_none() : null}
        {more > 0 ? m.fleet_ships_more({ count: more }) : null}
      </p>
    </div>
  )
}
