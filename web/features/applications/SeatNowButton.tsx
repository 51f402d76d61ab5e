import { useState } from 'react'
import type { SeatNow } from '#contract/fly-now/fly-now.ts'
import { m } from '#texts'
import { problemToast } from '#web/problems/problem-toast.ts'
import { useUser } from '#web/session/session.ts'
import { Button, type ButtonVariant } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/overlays/toast-context.ts'
import { useApplyForSeat } from './applications.queries.ts'
import { readLastMessage } from './apply/last-message.ts'

interface Props {
  seat: SeatNow
  variant: ButtonVariant
  className?: string | undefined
  onDone: () => void
}

/** What the form would ask whoever applies for a seat of no role. What they have flown is on their profile. */
const readyNow = (timezone: string | undefined) =>
  ({ availability: 'sofort', experience: null, timezone: timezone || null, additionalInfo: null }) as const

/** Takes the seat, or applies for it with the message of the last application, by one click. */
export function SeatNowButton({ seat, variant, className, onDone }: Props) {
  const { crew, roleId, isAtOnce } = seat
  const user = useUser()
  const toast = useToast()
  const send = useApplyForSeat(crew.id)
  const [pending, setPending] = useState(false)
  const application = (): Parameters<typeof send>[0] => {
    if (isAtOnce) return { roleId, fleetShipId: null, draft: null }
    const draft = { message: (user && readLastMessage(user.id)) || m.fly_now_message(), fleetShipId: null }
    return roleId === null ? { roleId, draft: { ...draft, ...readyNow(user?.timezone) } } : { roleId, draft }
  }
  const onClick = async () => {
    setPending(true)
    try {
      await send(application())
      toast.show({ title: isAtOnce ? m.boarding_aboard() : m.applications_sent() })
      onDone()
    } catch (error) {
      toast.show(problemToast(error, isAtOnce ? m.boarding_failed() : m.applications_send_failed()))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant={variant} className={className} pending={pending} onClick={() => void onClick()}>
      {isAtOnce ? m.boarding_take() : m.applications_apply()}
    </Button>
  )
}
