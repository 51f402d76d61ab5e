import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { DiscordButton } from '#web/features/auth/sign-in/DiscordButton.tsx'
import { SignInDoor } from '#web/features/auth/sign-in/SignInDoor.tsx'
import { RegisterForm } from '#web/features/auth/sign-up/RegisterForm.tsx'
import { crewInPath, leadingBack, paths } from '#web/paths.ts'
import { useSession } from '#web/session/session.ts'
import { storeNotice } from '#web/shell/notice.ts'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Divider } from '#web/ui/display/Divider.tsx'
import { CommunityNote } from './CommunityNote.tsx'
import { CrewAhead, CrewBeside } from './crew-beside.ts'
import { GuestButton } from './GuestButton.tsx'
import { useBan } from './use-ban.tsx'

/** Both doors, sign-up first: for a browser that never signed in. */
export function RegisterPage() {
  usePageTitle(m.auth_register_page())
  const { redirect } = useSearch({ from: paths.register })
  const session = useSession()
  const navigate = useNavigate()
  const ban = useBan(paths.register, redirect)
  // As on the login page, nothing here may follow the location.
  if (session.status === 'signed-in')
    return <Navigate to={paths.search} href={redirect ?? paths.search} replace />
  if (ban.screen) return ban.screen

  const leadBack = () => {
    storeNotice('registered')
    location.assign(redirect ?? paths.search)
  }
  const crewId = crewInPath(redirect)
  return (
    <AuthLayout
      step={ban.hasReturned ? 1 : 0}
      title={crewId === undefined ? m.auth_register_title() : m.auth_join_title()}
      lead={m.auth_register_lead()}
      artTitle={m.auth_register_art_title()}
      artText={m.auth_register_art_text()}
      beside={crewId === undefined ? undefined : <CrewBeside id={crewId} isNewcomer />}
      above={crewId === undefined ? undefined : <CrewAhead path={redirect} />}
    >
      {site().hasDiscordSignIn ? (
        <>
          <DiscordButton redirect={redirect} />
          <Divider>{m.discord_or_password()}</Divider>
        </>
      ) : null}
      <RegisterForm action={leadingBack(paths.register, redirect)} onRegistered={leadBack} />
      <Divider>{m.auth_login_or()}</Divider>
      <SignInDoor
        action={leadingBack(paths.login, redirect)}
        onBanned={ban.show}
        onCodeNeeded={() => navigate({ to: paths.login, search: { redirect, step: 'code' } })}
      >
        <CommunityNote />
      </SignInDoor>
      <GuestButton />
    </AuthLayout>
  )
}
