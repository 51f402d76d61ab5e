import { Copy } from 'lucide-react'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { useCopy } from '#web/ui/overlays/use-copy.ts'
import styles from './HandleSection.module.css'
import { useWithdrawHandleProof } from './handle.queries.ts'

/** The code of an open request, and the way out of it. */
export function OpenProof({ code }: { code: string }) {
  const copy = useCopy()
  const { mutateAsync: withdraw } = useWithdrawHandleProof()
  return (
    <>
      <Field label={m.handles_code()} hint={m.handles_step()} className={styles.code}>
        <TextInput value={code} readOnly dir="ltr" onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => copy(code)}>
          <Copy size={16} aria-hidden />
          {m.handles_copy()}
        </Button>
        <ConfirmButton
          variant="danger"
          label={m.handles_withdraw()}
          title={m.handles_withdraw_title()}
          consequence={m.handles_withdraw_consequence()}
          confirmLabel={m.handles_withdraw()}
          pendingLabel={m.handles_withdrawing()}
          doneText={m.handles_withdrawn()}
          failedText={m.handles_withdraw_failed()}
          onConfirm={withdraw}
        />
      </div>
    </>
  )
}
