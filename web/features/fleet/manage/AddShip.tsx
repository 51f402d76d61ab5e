import { m } from '#texts'
import { useAddShip, useShips } from '#web/features/fleet/fleet.queries.ts'
import { ShipPicker } from '#web/features/fleet/search/ShipPicker.tsx'
import { RestoredNote } from '#web/forms/RestoredNote.tsx'
import { useSavedForm } from '#web/forms/use-saved-form.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import styles from './AddShip.module.css'
import { ShipFields } from './ShipFields.tsx'
import { checkShip, newShipForm } from './ship-form.ts'

interface Props {
  userId: number
  onAdded: () => void
}

export function AddShip({ userId, onAdded }: Props) {
  const toast = useToast()
  const { mutateAsync: add } = useAddShip(userId)
  const form = useSavedForm({
    target: 'new-ship',
    blank: newShipForm,
    textField: 'customName',
    check: checkShip,
    send: add,
    onSent: () => {
      toast.show({ title: m.fleet_added() })
      onAdded()
    },
  })
  const { setField, errorOf, problem, pending, onSubmit, isRestored, discard } = form
  const { shipId } = form.typed
  const model = useShips().data?.find(({ id }) => id === shipId)
  return (
    <Panel title={m.fleet_add_title()}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <FormProblem
          error={problem}
          fallback={m.fleet_failed()}
          withReason={(reason) => m.fleet_failed_because({ reason })}
        />
        {isRestored ? <RestoredNote onDiscard={discard}>{m.ui_input_unsaved()}</RestoredNote> : null}
        <ShipPicker chosen={shipId} error={errorOf('shipId')} onChoose={(id) => setField('shipId', id)} />
        <ShipFields form={form} model={model} />
        <div>
          <Button
            type="submit"
            variant="primary"
            disabled={shipId === 0}
            pending={pending}
            pendingLabel={m.fleet_adding()}
          >
            {m.fleet_add()}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
