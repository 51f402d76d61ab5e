import { Fragment, type ReactNode } from 'react'
import type { MenuEntry } from '#contract/crews/next-step.ts'
import { m } from '#texts'
import { ActionMenu } from '#web/ui/overlays/ActionMenu.tsx'

export type StepItems = Partial<Record<MenuEntry, () => ReactNode>>

/** These take something away, and come after a line. */
const parting: ReadonlySet<MenuEntry> = new Set([
  'withdraw',
  'leave_waitlist',
  'step_down',
  'leave',
  'cancel',
  'end',
])

interface Props {
  entries: readonly MenuEntry[]
  items: StepItems
}

/** What else one can do, beside the next step. */
export function StepMenu({ entries, items }: Props) {
  const render = (entry: MenuEntry) => <Fragment key={entry}>{items[entry]?.()}</Fragment>
  const last = entries.filter((entry) => parting.has(entry))
  return (
    <ActionMenu label={m.next_step_more()} large fromBar>
      {entries.filter((entry) => !parting.has(entry)).map(render)}
      {last.length > 0 ? <hr /> : null}
      {last.map(render)}
    </ActionMenu>
  )
}
