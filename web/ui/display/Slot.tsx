import { cloneElement, type HTMLAttributes, isValidElement, type MouseEvent } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type Props = HTMLAttributes<HTMLElement> & { ref?: unknown }

/** Gives its only child, such as a router link, the class and the attributes meant for a tag of our own. */
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
