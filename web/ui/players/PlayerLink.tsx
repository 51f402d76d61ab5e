import type { ComponentProps } from 'react'
import { m } from '#texts'

type Props = Omit<ComponentProps<'a'>, 'target' | 'rel'>

/** A link written by a player: the site does not vouch for its target. */
export function PlayerLink({ children, ...rest }: Props) {
  return (
    <a {...rest} target="_blank" rel="nofollow ugc noopener noreferrer">
      {children}
      <span className="sr-only"> {m.shell_new_tab()}</span>
    </a>
  )
}
