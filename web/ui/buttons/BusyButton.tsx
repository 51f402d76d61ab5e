import { useState } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

type Props = Omit<ButtonProps, 'asChild' | 'onClick'> & {
  onClick: () => Promise<unknown>
}

/** A button that is pending until the promise of its click is settled. */
export function BusyButton({ onClick, pending, ...rest }: Props) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await onClick()
    } finally {
      setBusy(false)
    }
  }
  return <Button {...rest} pending={busy || pending} onClick={press} />
}
