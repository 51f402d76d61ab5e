import { useLocation, useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { m } from '#texts'
import { SettingsContent } from '#web/features/account/SettingsContent.tsx'
import { useSignInMethods } from '#web/features/account/sign-in-methods/sign-in-methods.queries.ts'
import { paths } from '#web/paths.ts'
import { logOut } from '#web/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx'
import type { ConfirmBy } from './owner-proof.ts'

interface Props {
  confirmBy: ConfirmBy
  input: ComponentProps<typeof PasswordInput>
  error: string | undefined
}

/** Asks for the password; players without one must have just signed in. */
export function OwnerField({ confirmBy, input, error }: Props) {
  if (confirmBy === 'unknown') return <NotKnownYet />
  if (confirmBy === 'session') return null
  if (confirmBy === 'sign_in') return <SignInFirst />
  return (
    <Field label={m.account_your_password()} error={error}>
      <PasswordInput {...input} autoComplete="current-password" />
    </Field>
  )
}

function NotKnownYet() {
  return (
    <SettingsContent query={useSignInMethods()} fallback={m.discord_section_failed()}>
      {() => null}
    </SettingsContent>
  )
}

function SignInFirst() {
  const href = useLocation({ select: (location) => location.href })
  const navigate = useNavigate()
  const signInAgain = () => {
    logOut()
    navigate({ to: paths.login, search: { redirect: href } })
  }
  return (
    <Note tone="info">
      <p>{m.sign_in_methods_confirm()}</p>
      <Button size="sm" onClick={signInAgain}>
        {m.sign_in_methods_sign_in_again()}
      </Button>
    </Note>
  )
}
