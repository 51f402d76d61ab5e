import { X } from 'lucide-react'
import * as RadixDialog from 'radix-ui/dialog'
import type { FormEventHandler, KeyboardEventHandler, ReactNode } from 'react'
import { m } from '#texts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import styles from './Dialog.module.css'
import { ignoreToasts } from './toast-outside.ts'
import { useFocusReturn } from './use-focus-return.ts'

type DialogProps = {
  /** The action: "Apply to this crew". */
  title: ReactNode
  /** The crew or player it is about. */
  subtitle?: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** Wraps body and footer in a form. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  /** The id of an element that describes the dialog, in addition to the subtitle. */
  describedBy?: string | undefined
  /** Something was typed: a click outside does not close the dialog. */
  holdsInput?: boolean | undefined
  /** For more than a form: as wide as the screen allows, up to a limit. */
  wide?: boolean | undefined
  /** For keys that work wherever the focus is in the dialog. */
  onKeyDown?: KeyboardEventHandler | undefined
  children?: ReactNode
}

const stay = (event: Event) => event.preventDefault()

export function Dialog(props: DialogProps) {
  const { title, subtitle, open, onOpenChange, footer, onSubmit, children } = props
  const focusReturn = useFocusReturn()
  const content = (
    <>
      {children ? <div className={styles.body}>{children}</div> : null}
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </>
  )
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay}>
          <RadixDialog.Content
            className={styles.dialog}
            data-wide={props.wide || undefined}
            role={props.role ?? 'dialog'}
            aria-describedby={props.describedBy}
            onKeyDown={props.onKeyDown}
            onInteractOutside={props.holdsInput ? stay : ignoreToasts}
            {...focusReturn}
          >
            <div className={styles.header}>
              <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
              {subtitle ? (
                <RadixDialog.Description className={styles.subtitle} dir="auto">
                  {subtitle}
                </RadixDialog.Description>
              ) : null}
            </div>
            {onSubmit ? (
              <form className={styles.form} noValidate onSubmit={onSubmit}>
                {content}
              </form>
            ) : (
              content
            )}
            {/* Last, so that the focus starts in the first field or on Cancel, and not here. */}
            <RadixDialog.Close asChild>
              <IconButton size="sm" label={m.ui_close()} className={styles.close}>
                <X aria-hidden />
              </IconButton>
            </RadixDialog.Close>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
