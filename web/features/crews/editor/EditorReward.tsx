import { useWatch } from 'react-hook-form'
import { crewLimits } from '#contract/crews/fields.ts'
import { m } from '#texts'
import { formatReward } from '#web/features/crews/crew-formats.ts'
import { parseWholeNumber } from '#web/forms/whole-number.ts'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import type { CrewFormPart } from './use-crew-form.ts'

const rewardHint = (typed: string): string => {
  const uec = parseWholeNumber(typed)
  const fits = uec !== null && uec >= 0 && uec <= crewLimits.rewardUec
  return fits ? m.editor_reward_shown({ reward: formatReward(uec) }) : m.editor_reward_hint()
}

export function EditorReward({ control, field, errorOf }: CrewFormPart) {
  const typed = useWatch({ control, name: 'rewardUec' })
  return (
    <Panel title={m.editor_reward_title()}>
      <Field label={m.editor_reward()} optional hint={rewardHint(typed)} error={errorOf('rewardUec')}>
        <TextInput
          {...field('rewardUec')}
          inputMode="numeric"
          autoComplete="off"
          end={m.editor_reward_unit()}
        />
      </Field>
    </Panel>
  )
}
