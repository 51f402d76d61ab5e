import { Globe } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { m } from '#texts'
import styles from '#web/features/auth/AuthForm.module.css'
import { SubmitButton } from '#web/features/auth/SubmitButton.tsx'
import { LanguagesField } from '#web/forms/LanguagesField.tsx'
import { TimezoneSelect } from '#web/forms/TimezoneSelect.tsx'
import type { Choice, FlagInput, TextProps } from '#web/forms/use-plain-form.ts'
import { languageName } from '#web/i18n/format.ts'
import { zoneCity } from '#web/i18n/zone-city.ts'
import { Fold } from '#web/ui/display/Fold.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { PlaytimesField, playtimeName } from './PlaytimesField.tsx'
import { TermsField } from './TermsField.tsx'

interface Chosen {
  readonly timezone: string
  readonly preferredLanguages: readonly string[]
  readonly playtimes: readonly string[]
}

interface Props {
  form: {
    initial: Chosen
    text: (name: 'timezone') => TextProps
    choice: (name: 'preferredLanguages' | 'playtimes') => Choice
    flag: (name: 'terms') => FlagInput
    errorOf: (name: 'timezone' | 'preferredLanguages' | 'terms') => string | undefined
    pending: boolean
  }
}

/** The fields belong to the browser: they say themselves what is chosen. */
const readChosen = (form: HTMLFormElement): Chosen => {
  const data = new FormData(form)
  const texts = (name: keyof Chosen) => data.getAll(name).map(String)
  return {
    timezone: texts('timezone')[0] ?? '',
    preferredLanguages: texts('preferredLanguages'),
    playtimes: texts('playtimes'),
  }
}

/** What the browser says of a newcomer, in one line that opens. */
function OtherFields({ form: { initial, text, choice, errorOf } }: Props) {
  const [changed, setChanged] = useState<Chosen>()
  const { timezone, preferredLanguages, playtimes } = changed ?? initial
  const summary = [timezone && zoneCity(timezone), preferredLanguages.map(languageName).join(', ')]
    .filter(Boolean)
    .join(' · ')
  const hours = playtimes.map(playtimeName).join(', ')
  const error = errorOf('timezone') ?? errorOf('preferredLanguages')
  const update = ({ target }: FormEvent<HTMLElement>) => {
    const form =
      target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.form : null
    if (form) setChanged(readChosen(form))
  }
  return (
    <div className={styles.others} onChange={update}>
      <Fold
        icon={<Globe aria-hidden />}
        title={summary || m.auth_register_timezone()}
        hint={hours || m.auth_register_from_browser()}
        // Where the browser does not say its zone, the newcomer has to.
        open={initial.timezone === '' || error !== undefined}
      >
        <div className={styles.othersContent}>
          <Field label={m.auth_register_timezone()} error={errorOf('timezone')}>
            {/* A first visit is loaded twice, and Firefox would bring back what was chosen before: nothing. */}
            <TimezoneSelect {...text('timezone')} size="lg" autoComplete="off" />
          </Field>
          <LanguagesField choice={choice('preferredLanguages')} error={errorOf('preferredLanguages')} />
          <PlaytimesField choice={choice('playtimes')} />
        </div>
      </Fold>
    </div>
  )
}

/** The end of every form that signs up a player. */
export function NewPlayerFields({ form }: Props) {
  return (
    <>
      <OtherFields form={form} />
      <TermsField input={form.flag('terms')} error={form.errorOf('terms')} />
      <SubmitButton pending={form.pending} pendingLabel={m.auth_register_pending()}>
        {m.auth_register_submit()}
      </SubmitButton>
    </>
  )
}
