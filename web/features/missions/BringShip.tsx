import type { CrewDetails } from '#contract/crews/crews.ts'
import type { FleetShip } from '#contract/fleet/fleet-ship.ts'
import { m } from '#texts'
import { OwnShipOptions } from '#web/forms/OwnShipOptions.tsx'
import { shipText } from '#web/i18n/ship-names.ts'
import { problemText } from '#web/problems/problem-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './BringShip.module.css'
import { useBringShip } from './missions.queries.ts'

interface Props {
  crew: Pick<CrewDetails, 'id' | 'ships'>
  userId: number
  /** The player's own, with at least one ship. */
  fleet: readonly FleetShip[]
}

/** For everyone aboard: which of their ships they bring. It is saved immediately. */
export function BringShip({ crew, userId, fleet }: Props) {
  const toast = useToast()
  const { mutateAsync: bring, isPending, variables } = useBringShip(crew.id)
  const current = crew.ships.find(({ ownerId }) => ownerId === userId)?.id ?? null
  const chosen = isPending ? variables : current
  const change = async (id: number | null) => {
    try {
      await bring(id)
      const ship = fleet.find((ship) => ship.id === id)
      toast.show({ title: ship ? m.ships_brought({ ship: shipText(ship) }) : m.ships_brought_none() })
    } catch (error) {
      toast.show(problemToast(error, problemText(error, m.ships_failed())))
    }
  }
  return (
    <div className={styles.control}>
      <Field label={m.ships_bring()}>
        <NativeSelect
          value={chosen ?? ''}
          // Not disabled, which would take the focus away.
          aria-busy={isPending}
          onChange={({ target }) => isPending || change(target.value === '' ? null : Number(target.value))}
        >
          <OwnShipOptions fleet={fleet} />
        </NativeSelect>
      </Field>
    </div>
  )
}
