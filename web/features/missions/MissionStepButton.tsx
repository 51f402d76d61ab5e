import { Check, type LucideIcon, Play, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { CrewDetails } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { ConfirmButton } from '#web/dialogs/ConfirmButton.tsx'
import { type MissionStep, useMissionStep } from './missions.queries.ts'

type StepProps = Pick<
  ComponentProps<typeof ConfirmButton>,
  | 'variant'
  | 'size'
  | 'danger'
  | 'title'
  | 'consequence'
  | 'dismissLabel'
  | 'confirmLabel'
  | 'pendingLabel'
  | 'doneText'
>

const icons: Readonly<Partial<Record<MissionStep, LucideIcon>>> = { start: Play, complete: Check, cancel: X }

const propsOf: Readonly<Record<MissionStep, () => StepProps>> = {
  start: () => ({
    variant: 'primary',
    size: 'lg',
    danger: false,
    title: m.missions_start_title(),
    consequence: m.missions_start_consequence(),
    confirmLabel: m.missions_start(),
    pendingLabel: m.missions_starting(),
    doneText: m.missions_started(),
  }),
  complete: () => ({
    variant: 'primary',
    size: 'lg',
    danger: false,
    title: m.missions_complete_title(),
    consequence: m.missions_complete_consequence(),
    confirmLabel: m.missions_complete(),
    pendingLabel: m.missions_completing(),
    doneText: m.missions_completed(),
  }),
  end: () => ({
    variant: 'ghost',
    size: 'sm',
    title: m.missions_end_title(),
    consequence: m.missions_end_consequence(),
    confirmLabel: m.missions_end(),
    pendingLabel: m.missions_ending(),
    doneText: m.missions_ended(),
  }),
  cancel: () => ({
    variant: 'danger',
    title: m.missions_cancel_title(),
    consequence: m.missions_cancel_consequence(),
    dismissLabel: m.missions_cancel_dismiss(),
    confirmLabel: m.missions_cancel(),
    pendingLabel: m.missions_cancelling(),
    doneText: m.missions_cancelled(),
  }),
}

const earlyStartProps = (earlyStart: string): StepProps => ({
  ...propsOf.start(),
  title: m.missions_start_early_title(),
  consequence: `${earlyStart} ${m.missions_start_consequence()}`,
})

interface Props {
  crew: Pick<CrewDetails, 'id' | 'title' | 'primaryLanguage'>
  step: MissionStep
  isQuiet?: boolean | undefined
  /** If the mission would start ahead of time: when it is planned. */
  earlyStart?: string | undefined
}

/** One step of the mission. It cannot be undone, so the button asks first. */
export function MissionStepButton({ crew, step, isQuiet, earlyStart }: Props) {
  const { mutateAsync } = useMissionStep(crew.id, step)
  const Icon = icons[step]
  const props = step === 'start' && earlyStart ? earlyStartProps(earlyStart) : propsOf[step]()
  return (
    <ConfirmButton
      {...props}
      {...(isQuiet && { variant: 'secondary', size: 'md' })}
      block
      label={
        <>
          {Icon ? <Icon aria-hidden /> : null}
          {props.confirmLabel}
        </>
      }
      subtitle={<span lang={crew.primaryLanguage}>{crew.title}</span>}
      failedText={m.missions_failed()}
      onConfirm={mutateAsync}
    />
  )
}
