import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Slot } from '#web/ui/display/Slot.tsx'
import { Spinner } from '#web/ui/loading/Spinner.tsx'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'soft' | 'secondary' | 'ghost' | 'danger' | 'danger-fill' | 'ok'

type ButtonLook = {
  variant?: ButtonVariant | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  block?: boolean | undefined
  /** Square, for a single icon. Use IconButton, which requires a label. */
  square?: boolean | undefined
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Gives its only child, such as a router link, the look of a button. */
    asChild?: boolean | undefined
    pending?: boolean | undefined
    pendingLabel?: ReactNode
  }

const variantClass: Record<ButtonVariant, string | undefined> = {
  primary: styles.primary,
  soft: styles.soft,
  secondary: styles.secondary,
  ghost: styles.ghost,
  danger: styles.danger,
  'danger-fill': styles.dangerFill,
  ok: styles.ok,
}

export function Button({
  variant = 'secondary',
  size = 'md',
  block,
  square,
  asChild,
  pending,
  pendingLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look = classNames(
    styles.button,
    variantClass[variant],
    styles[size],
    block && styles.block,
    square && styles.square,
    className,
  )
  if (asChild) {
    return (
      <Slot className={look} onClick={onClick} {...rest}>
        {children}
      </Slot>
    )
  }

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // `disabled` would lose the keyboard focus. Preventing the click also stops a second submit.
    if (pending) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button type={type} className={look} aria-disabled={pending || undefined} onClick={handleClick} {...rest}>
      {pending === undefined ? (
        children
      ) : (
        <span className={styles.states}>
          <span className={styles.state} data-hidden={pending || undefined}>
            {children}
          </span>
          <span className={styles.state} data-hidden={!pending || undefined}>
            {pending ? <Spinner /> : <span className={styles.spinnerSpace} />}
            {square ? null : (pendingLabel ?? children)}
          </span>
        </span>
      )}
    </button>
  )
}
