import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'

interface Props {
  pending: boolean
  pendingLabel: string
  children: ReactNode
}

/** The one button of an account form. */
export function SubmitButton(props: Props) {
  return <Button type="submit" variant="primary" size="lg" block {...props} />
}
