import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { m } from '#texts'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { SignedOutNote } from '#web/features/auth/SignedOutNote.tsx'
import { CodeForm } from '#web/features/auth/sign-in/CodeForm.tsx'
import { DiscordButton } from '#web/features/auth/sign-in/DiscordButton.tsx'
import { DiscordRefusal } from '#web/features/auth/sign-in/DiscordRefusal.tsx'
import { LoginForm } from '#web/features/auth/sign-in/LoginForm.tsx'
import { PasskeySignIn } from '#web/features/auth/sign-in/PasskeySignIn.tsx'
import { SignUpDoor } from '#web/features/auth/sign-up/SignUpDoor.tsx'
import { crewInPath, type LoginStep, leadingBack, loginStepPath, paths } from '#web/paths.ts'
import { DiscordNote } from '#web/problems/DiscordNote.tsx'
import { useSession } from '#web/session/session.ts'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Divider } from '#web/ui/display/Divider.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { CommunityNote } from './CommunityNote.tsx'
import { CrewAhead, CrewBeside } from './crew-beside.ts'
import { GuestButton } from './GuestButton.tsx'
import { useBan } from './use-ban.tsx'

/** Both forms, sign-in first. */
export function LoginPage() {
  const { redirect, step, discord } = useSearch({ from: paths.login })
  const ban = useBan(paths.login, redirect)
  usePageTitle(
    ban.screen ? m.sanctions_banned_title() : step === 'code' ? m.security_step() : m.auth_login_title(),
  )
  const session = useSession()
  const navigate = useNavigate()
  // This also leads on after logging in: the form only changes the session. Navigate starts again with every render, so
  // nothing here may follow the location: that would never end.
  if (session.status === 'signed-in')
    return <Navigate to={paths.search} href={redirect ?? paths.search} replace />
  if (ban.screen) return ban.screen

  const goTo = (step: LoginStep) =>
    navigate({ to: paths.login, search: { redirect, step }, replace: step === 'expired' })
  const art = { artTitle: m.auth_login_art_title(), artText: m.auth_login_art_text() }
  if (step === 'code')
    return (
      <AuthLayout
        title={m.security_step()}
        lead={
          <TextLink asChild>
            <Link to={paths.login} search={{ redirect }}>
              {m.security_step_back()}
            </Link>
          </TextLink>
        }
        {...art}
      >
        <CodeForm
          action={loginStepPath('code', redirect)}
          onBanned={ban.show}
          onExpired={() => goTo('expired')}
        />
      </AuthLayout>
    )
  const crewId = crewInPath(redirect)
  return (
    <AuthLayout
      step={ban.hasReturned ? 1 : 0}
      title={m.auth_login_title()}
      {...art}
      beside={crewId === undefined ? undefined : <CrewBeside id={crewId} />}
      above={crewId === undefined ? undefined : <CrewAhead path={redirect} />}
    >
      <SignedOutNote />
      <DiscordNote outcome={discord} />
      {discord === 'banned' ? <DiscordRefusal onBanned={ban.show} onCodeNeeded={() => goTo('code')} /> : null}
      {step === 'expired' ? (
        <Note tone="warn" alert>
          {m.security_step_expired()}
        </Note>
      ) : null}
      <LoginForm
        action={leadingBack(paths.login, redirect)}
        onBanned={ban.show}
        onCodeNeeded={() => goTo('code')}
      />
      <Divider>{m.auth_login_or()}</Divider>
      <DiscordButton redirect={redirect} />
      <PasskeySignIn onBanned={ban.show} />
      <SignUpDoor redirect={redirect} />
      <GuestButton />
      <CommunityNote />
    </AuthLayout>
  )
}
