import type { ReactElement } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

type Props = Omit<ButtonProps, 'children' | 'square' | 'block' | 'aria-label' | 'pendingLabel'> & {
  /** What it does, for screen readers. */
  label: string
  children: ReactElement
}

export function IconButton({ label, variant = 'ghost', ...rest }: Props) {
  return <Button {...rest} variant={variant} square aria-label={label} />
}
