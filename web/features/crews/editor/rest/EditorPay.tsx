import { useWatch } from 'react-hook-form'
import { crewLimits, postTypes } from '#contract/crews/fields.ts'
import { m } from '#texts'
import { formatReward } from '#web/features/crews/crew-formats.ts'
import { postTypeLabel } from '#web/features/crews/crew-texts.ts'
import type { CrewFormPart } from '#web/features/crews/editor/use-crew-form.ts'
import { parseWholeNumber } from '#web/forms/whole-number.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'

const rewardHint = (typed: string): string => {
  const uec = parseWholeNumber(typed)
  const fits = uec !== null && uec >= 0 && uec <= crewLimits.rewardUec
  return fits ? m.editor_reward_shown({ reward: formatReward(uec) }) : m.editor_reward_hint()
}

/** The fixed reward, where the crew talks, and what kind of post it is. */
export function EditorPay({ control, field, errorOf }: CrewFormPart) {
  const typed = useWatch({ control, name: 'rewardUec' })
  return (
    <>
      <Field label={m.editor_reward()} optional hint={rewardHint(typed)} error={errorOf('rewardUec')}>
        <TextInput
          {...field('rewardUec')}
          inputMode="numeric"
          autoComplete="off"
          end={m.editor_reward_unit()}
        />
      </Field>
      <Field
        label={m.editor_discord()}
        optional
        hint={m.editor_discord_hint()}
        error={errorOf('discordLink')}
      >
        <TextInput
          {...field('discordLink')}
          type="url"
          placeholder={m.editor_discord_example()}
          autoComplete="off"
        />
      </Field>
      <Field label={m.crews_post_type()} error={errorOf('postType')}>
        <NativeSelect {...field('postType')}>
          {postTypes.map((type) => (
            <option key={type} value={type}>
              {postTypeLabel(type)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </>
  )
}
