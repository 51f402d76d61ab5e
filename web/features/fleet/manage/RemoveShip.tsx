import { Trash2 } from 'lucide-react'
import type { FleetShip } from '#contract/fleet/fleet-ship.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { useRemoveShip } from '#web/features/fleet/fleet.queries.ts'

interface Props {
  userId: number
  ship: FleetShip
}

export function RemoveShip({ userId, ship: { id, shipName: name } }: Props) {
  const { mutateAsync: remove } = useRemoveShip(userId, id)
  return (
    <ConfirmButton
      label={
        <>
          <Trash2 size={14} aria-hidden />
          {m.fleet_remove()}
        </>
      }
      aria-label={m.fleet_remove_name({ name })}
      size="sm"
      variant="ghost"
      title={m.fleet_remove_title({ name })}
      consequence={m.fleet_remove_text()}
      confirmLabel={m.fleet_remove()}
      pendingLabel={m.fleet_removing()}
      doneText={m.fleet_removed()}
      failedText={m.fleet_failed()}
      withReason={(reason) => m.fleet_failed_because({ reason })}
      undoKey={`ship-${id}`}
      undoText={m.fleet_being_removed({ name })}
      onConfirm={() => remove(undefined)}
    />
  )
}
