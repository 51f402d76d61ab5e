import { Navigate, useSearch } from '@tanstack/react-router'
import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { DiscordButton } from '#web/features/auth/DiscordButton.tsx'
import { RegisterForm } from '#web/features/auth/RegisterForm.tsx'
import { CrewAhead } from '#web/features/crews/CrewAhead.tsx'
import { leadingBack, paths } from '#web/paths.ts'
import { useSession } from '#web/session/session.ts'
import { storeNotice } from '#web/shell/notice.ts'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Divider } from '#web/ui/display/Divider.tsx'
import { SignInInstead } from './SignInInstead.tsx'

export function RegisterPage() {
  usePageTitle(m.auth_register_page())
  const { redirect } = useSearch({ from: paths.register })
  const session = useSession()
  // As on the login page, nothing here may follow the location.
  if (session.status === 'signed-in')
    return <Navigate to={paths.search} href={redirect ?? paths.search} replace />

  const leadBack = () => {
    storeNotice('registered')
    location.assign(redirect ?? paths.search)
  }

  return (
    <AuthLayout
      title={m.auth_register_title()}
      lead={<SignInInstead redirect={redirect} />}
      artTitle={m.auth_register_art_title()}
      artText={m.auth_register_art_text()}
    >
      <CrewAhead path={redirect} />
      {site().hasDiscordSignIn ? (
        <>
          <DiscordButton redirect={redirect} />
          <Divider>{m.discord_or_password()}</Divider>
        </>
      ) : null}
      <RegisterForm action={leadingBack(paths.register, redirect)} onRegistered={leadBack} />
    </AuthLayout>
  )
}
