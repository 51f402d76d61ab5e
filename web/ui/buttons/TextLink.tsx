import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Slot } from '#web/ui/display/Slot.tsx'
import styles from './TextLink.module.css'

type Props = ComponentProps<'a'> & {
  /** Gives its only child, such as a router link, the look of a link in running text. */
  asChild?: boolean | undefined
  /** For a link that stands alone: room for a finger. */
  touch?: boolean | undefined
  tone?: 'strong' | 'soft' | undefined
}

export function TextLink({ asChild, touch, tone = 'strong', className, ...rest }: Props) {
  const Tag = asChild ? Slot : 'a'
  const looks = [styles.link, tone === 'soft' && styles.soft, touch && styles.touch]
  return <Tag {...rest} className={classNames(...looks, className)} />
}
