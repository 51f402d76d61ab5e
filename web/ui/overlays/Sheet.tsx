import { X } from 'lucide-react'
import * as RadixDialog from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { m } from '#texts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import styles from './Sheet.module.css'
import { ignoreToasts } from './toast-outside.ts'
import { useFocusReturn } from './use-focus-return.ts'

type Props = {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Next to the title, such as "Clear all". */
  headerEnd?: ReactNode
  /** Stays visible below the scrolling content: "Show 47 crews". */
  footer?: ReactNode
  children: ReactNode
}

/** Slides up from the bottom to nearly full height, for filters on small screens. */
export function Sheet({ title, open, onOpenChange, headerEnd, footer, children }: Props) {
  const focusReturn = useFocusReturn()
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content
          className={styles.sheet}
          aria-describedby={undefined}
          onInteractOutside={ignoreToasts}
          {...focusReturn}
        >
          <div className={styles.header}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            {headerEnd}
            <RadixDialog.Close asChild>
              <IconButton label={m.ui_close()}>
                <X aria-hidden />
              </IconButton>
            </RadixDialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
