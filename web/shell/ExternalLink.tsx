import type { ComponentProps } from 'react'
import { m } from '#texts'

type Props = Omit<ComponentProps<'a'>, 'target' | 'rel'> & {
  /** Without the arrow, where there is an icon for it or no space. */
  plain?: boolean
}

/** A link that leaves the site in a new tab, and says so. */
export function ExternalLink({ children, plain, ...rest }: Props) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      {plain ? null : <span aria-hidden="true"> ↗</span>}
      <span className="sr-only"> {m.shell_new_tab()}</span>
    </a>
  )
}
