import { useEffect, useId, useRef } from 'react'
import type { FleetShip } from '#contract/fleet/fleet-ship.ts'
import { m } from '#texts'
import { useUpdateShip } from '#web/features/fleet/fleet.queries.ts'
import { RestoredNote } from '#web/forms/RestoredNote.tsx'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './ShipEditor.module.css'
import { ShipFields } from './ShipFields.tsx'
import { checkShip, shipFormOf } from './ship-form.ts'

interface Props {
  userId: number
  ship: FleetShip
  onClose: () => void
}

/** Instead of the card of the ship that is being edited. */
export function ShipEditor({ userId, ship, onClose }: Props) {
  const toast = useToast()
  const { mutateAsync: update } = useUpdateShip(userId, ship.id)
  const form = useSavedForm({
    target: `ship-${ship.id}`,
    blank: shipFormOf(ship),
    textField: 'customName',
    check: checkShip,
    // The role of the model is not the player's own unless they type it.
    send: ({ shipId, role, ...changes }) => update(role === ship.role ? changes : { ...changes, role }),
    onSent: () => {
      toast.show({ title: m.fleet_updated() })
      onClose()
    },
  })
  const { problem, pending, onSubmit, isRestored, clear, discard } = form
  const cancel = () => {
    clear()
    onClose()
  }
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  // The button that opened it is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1} className={styles.title} dir="auto">
        {m.fleet_editing({ name: ship.shipName })}
      </h3>
      <FormProblem
        error={problem}
        fallback={m.fleet_failed()}
        withReason={(reason) => m.fleet_failed_because({ reason })}
      />
      {isRestored ? (
        <RestoredNote hasChanges onDiscard={discard}>
          {m.ui_input_unsaved()}
        </RestoredNote>
      ) : null}
      <ShipFields form={form} model={{ name: ship.shipModel }} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={pending} pendingLabel={m.fleet_saving()}>
          {m.fleet_save()}
        </Button>
        <Button variant="ghost" disabled={pending} onClick={cancel}>
          {m.ui_cancel()}
        </Button>
      </div>
    </form>
  )
}
