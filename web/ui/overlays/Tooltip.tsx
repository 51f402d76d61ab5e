import * as RadixTooltip from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'
import styles from './Tooltip.module.css'

type Props = {
  /** A few words that repeat or complete; never the only place of an information. */
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** Something that takes the focus, so that the keyboard reaches it too. */
  children: ReactElement
}

export function Tooltip({ content, side = 'top', children }: Props) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
