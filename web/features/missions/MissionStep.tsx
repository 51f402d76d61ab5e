import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { m } from '#texts'
import { AskFirst } from '#web/dialogs/AskFirst.tsx'
import type { MissionCrew } from './mission-crew.ts'

type Asked = ComponentProps<typeof AskFirst>

interface Props
  extends Pick<
    Asked,
    | 'variant'
    | 'size'
    | 'danger'
    | 'title'
    | 'consequence'
    | 'dismissLabel'
    | 'pendingLabel'
    | 'done'
    | 'onConfirm'
  > {
  crew: MissionCrew
  icon?: LucideIcon
  /** On the button, and again where the question is answered. */
  label: string
}

/** A move of the mission, which cannot be taken back and so asks first. */
export function MissionStep({ crew, icon: Icon, label, ...question }: Props) {
  return (
    <AskFirst
      {...question}
      block
      label={
        <>
          {Icon ? <Icon aria-hidden /> : null}
          {label}
        </>
      }
      subtitle={crew.title}
      confirmLabel={label}
      failed={m.missions_failed()}
    />
  )
}
