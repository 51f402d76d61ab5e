import { m } from '#texts'
import { LanguagesField } from '#web/forms/LanguagesField.tsx'
import { TimezoneSelect } from '#web/forms/TimezoneSelect.tsx'
import type { Choice, FlagInput, TextProps } from '#web/forms/use-plain-form.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { PlaytimesField } from './PlaytimesField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { TermsField } from './TermsField.tsx'

interface Props {
  form: {
    text: (name: 'timezone') => TextProps
    choice: (name: 'preferredLanguages' | 'playtimes') => Choice
    flag: (name: 'terms') => FlagInput
    errorOf: (name: 'timezone' | 'preferredLanguages' | 'terms') => string | undefined
    pending: boolean
  }
}

/** The end of every form that signs up a player. */
export function NewPlayerFields({ form: { text, choice, flag, errorOf, pending } }: Props) {
  return (
    <>
      <Field label={m.auth_register_timezone()} error={errorOf('timezone')}>
        <TimezoneSelect {...text('timezone')} size="lg" />
      </Field>
      <LanguagesField choice={choice('preferredLanguages')} error={errorOf('preferredLanguages')} />
      <PlaytimesField choice={choice('playtimes')} />
      <TermsField input={flag('terms')} error={errorOf('terms')} />
      <SubmitButton pending={pending} pendingLabel={m.auth_register_pending()}>
        {m.auth_register_submit()}
      </SubmitButton>
    </>
  )
}
