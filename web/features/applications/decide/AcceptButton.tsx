import { Check } from 'lucide-react'
import { m } from '#texts'
import { Button } from '#web/ui/buttons/Button.tsx'

interface Props {
  /** Of the applicant. */
  name: string
  disabled: boolean
  pending: boolean
  /** Why a click only says so. */
  whyNot?: string | undefined
  onClick: () => void
}

export function AcceptButton({ name, disabled, pending, whyNot, onClick }: Props) {
  return (
    <Button
      size="sm"
      variant="ok"
      aria-label={m.applications_accept_name({ name })}
      disabled={disabled}
      pending={pending}
      // Not `disabled`: keyboard and touch must be able to get the reason.
      {...(whyNot ? { 'aria-disabled': true, title: whyNot } : {})}
      onClick={onClick}
    >
      <Check size={14} aria-hidden />
      {m.applications_accept()}
    </Button>
  )
}
