import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Slot } from '#web/ui/display/Slot.tsx'
import styles from './TextLink.module.css'

type Props = ComponentProps<'a'> & {
  /** Gives its only child, such as a router link, the look of a link in running text. */
  asChild?: boolean | undefined
  tone?: 'strong' | 'soft' | undefined
}

export function TextLink({ asChild, tone = 'strong', className, ...rest }: Props) {
  const Tag = asChild ? Slot : 'a'
  return <Tag {...rest} className={classNames(styles.link, tone === 'soft' && styles.soft, className)} />
}
