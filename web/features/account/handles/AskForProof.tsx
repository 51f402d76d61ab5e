import { use } from 'react'
import { m } from '#texts'
import { errorText } from '#web/api/error-texts.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { BusyButton } from '#web/ui/buttons/BusyButton.tsx'
import { FocusHome } from '#web/ui/overlays/focus-home.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useFocusHandover } from '#web/ui/overlays/use-focus-handover.ts'
import { useRequestHandleProof } from './handle.queries.ts'

/** The button that asks for a code. Once there is one, the button is gone. */
export function AskForProof() {
  const toast = useToast()
  const { mutateAsync: request } = useRequestHandleProof()
  const button = useFocusHandover<HTMLButtonElement>(use(FocusHome))
  const ask = async () => {
    try {
      await request()
    } catch (error) {
      toast.show(problemToast(error, errorText(error, m.handles_ask_failed())))
    }
  }
  return (
    <div>
      <BusyButton ref={button} onClick={ask} pendingLabel={m.handles_asking()}>
        {m.handles_ask()}
      </BusyButton>
    </div>
  )
}
