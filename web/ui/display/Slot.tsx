import { cloneElement, type HTMLAttributes, isValidElement, type MouseEvent } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type Props = HTMLAttributes<HTMLElement> & { ref?: unknown }

/** Passes its class and attributes to its only child, such as a router link, instead of rendering an element. */
export function Slot({ children, className, onClick, ...rest }: Props) {
  if (!isValidElement<Props>(children)) return null
  const own = children.props
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    own.onClick?.(event)
    onClick?.(event)
  }
  return cloneElement(children, {
    ...rest,
    ...own,
    className: classNames(className, own.className),
    onClick: onClick ? handleClick : own.onClick,
  })
}
