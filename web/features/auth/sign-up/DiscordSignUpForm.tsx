import { useState } from 'react'
import type { getDiscordSignUp } from '#contract/discord/sign-up.ts'
import type { Answer } from '#contract/wire/endpoint.ts'
import { m } from '#texts'
import styles from '#web/features/auth/AuthForm.module.css'
import { usePlainForm } from '#web/forms/use-plain-form.ts'
import { browserTimezone, isAssumedZone } from '#web/i18n/known-zones.ts'
import { currentLocale } from '#web/i18n/language.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { TextInput } from '#web/ui/fields/TextInput.tsx'
import { discordSignUpForm, signUpByDiscord } from './discord-sign-up.ts'
import { NewPlayerFields } from './NewPlayerFields.tsx'
import { NewUsernameField } from './NewUsernameField.tsx'

interface Props {
  known: Answer<typeof getDiscordSignUp>
  onRegistered: () => void
}

/** What Discord does not say about a new player, and what it says, to be changed. */
export function DiscordSignUpForm({ known, onRegistered }: Props) {
  const zone = browserTimezone()
  const offered = known.isEmailTaken ? '' : (known.email ?? '')
  const [email, setEmail] = useState(offered)
  const form = usePlainForm({
    schema: discordSignUpForm,
    defaultValues: {
      username: known.username,
      email: offered,
      timezone: isAssumedZone(zone) ? '' : zone,
      preferredLanguages: [currentLocale()],
      playtimes: [],
      terms: false,
    },
    send: async ({ terms, ...newPlayer }) => {
      await signUpByDiscord(newPlayer)
      onRegistered()
    },
    fieldOfCode: { username_taken: 'username', discord_email_taken: 'email' },
  })
  const { text, errorOf, problem, onSubmit } = form
  const { onChange: changeEmail, ...emailInput } = text('email')
  const isOffered = offered !== '' && email.trim().toLowerCase() === offered.toLowerCase()
  const emailHint = isOffered ? m.discord_sign_up_email_confirmed() : m.discord_sign_up_email_new()
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <FormProblem error={problem} fallback={m.discord_sign_up_failed()} />
      <NewUsernameField input={text('username')} error={errorOf('username')} />
      <Field label={m.auth_email()} hint={emailHint} error={errorOf('email')}>
        <TextInput
          {...emailInput}
          type="email"
          size="lg"
          autoComplete="email"
          onChange={(event) => {
            changeEmail()
            setEmail(event.target.value)
          }}
        />
      </Field>
      <NewPlayerFields form={form} />
    </form>
  )
}
