import { useState } from 'react'
import type { SeatNow } from '#contract/fly-now/fly-now.ts'
import { m } from '#texts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { useUser } from '#web/session/session.ts'
import { Button, type ButtonVariant } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useApplyForSeat } from './applications.queries.ts'
import { readLastMessage } from './apply/last-message.ts'

const importDialog = async () => (await import('./apply/ApplyDialog.tsx')).ApplyDialog

interface Props {
  seat: SeatNow
  variant: ButtonVariant
  className?: string | undefined
  onDone: () => void
}

/** Takes the seat, or applies for it with the message of the last application, by one click. */
export function SeatNowButton({ seat, variant, className, onDone }: Props) {
  const { crew, roleId, isAtOnce } = seat
  const user = useUser()
  const toast = useToast()
  const send = useApplyForSeat(crew.id)
  const [pending, setPending] = useState(false)
  const { Part: ApplyDialog, load } = useOnDemand(importDialog)
  const [isOpen, setOpen] = useState(false)
  const sendAs = async (application: Parameters<typeof send>[0]) => {
    setPending(true)
    try {
      await send(application)
      toast.show({ title: isAtOnce ? m.boarding_aboard() : m.applications_sent() })
      onDone()
    } catch (error) {
      toast.show(problemToast(error, isAtOnce ? m.boarding_failed() : m.applications_send_failed()))
    } finally {
      setPending(false)
    }
  }
  const onClick = async () => {
    if (isAtOnce) return sendAs({ roleId, fleetShipId: null, draft: null })
    // Who applies for any seat says when they can and what they have flown: that is not known yet.
    if (roleId === null) return (await load()) && setOpen(true)
    const message = (user && readLastMessage(user.id)) || m.fly_now_message()
    return sendAs({ roleId, draft: { message, fleetShipId: null } })
  }
  return (
    <>
      <Button variant={variant} className={className} pending={pending} onClick={() => void onClick()}>
        {isAtOnce ? m.boarding_take() : m.applications_apply()}
      </Button>
      {isOpen && ApplyDialog ? (
        <ApplyDialog crew={crew} forAnySeat overlap={null} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
