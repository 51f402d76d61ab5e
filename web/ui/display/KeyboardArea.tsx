import type { ComponentProps } from 'react'

/** No control, but the keyboard has to reach it: it scrolls, or keys move what is in it. */
export function KeyboardArea({ tabIndex = 0, ...props }: ComponentProps<'div'>) {
  return <div tabIndex={tabIndex} {...props} />
}
