import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { m } from '#texts'
import type { ApiError, ErrorDetails } from '#web/api/api-error.ts'
import { site } from '#web/browser/site.ts'
import { useOnDemand } from '#web/dialogs/use-on-demand.ts'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { CodeForm } from '#web/features/auth/CodeForm.tsx'
import { DiscordButton } from '#web/features/auth/DiscordButton.tsx'
import { DiscordRefusal } from '#web/features/auth/DiscordRefusal.tsx'
import { LoginForm } from '#web/features/auth/LoginForm.tsx'
import { PasskeySignIn } from '#web/features/auth/PasskeySignIn.tsx'
import { SignedOutByBan } from '#web/features/auth/SignedOutByBan.tsx'
import { CrewAhead } from '#web/features/crews/CrewAhead.tsx'
import { type LoginStep, leadingBack, loginStepPath, paths } from '#web/paths.ts'
import { DiscordNote } from '#web/problems/DiscordNote.tsx'
import { useSession } from '#web/session/session.ts'
import { ExternalLink } from '#web/shell/ExternalLink.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Divider } from '#web/ui/display/Divider.tsx'
import { Note } from '#web/ui/display/Note.tsx'

// Loaded on demand: hardly anybody who signs in is banned.
const importBannedScreen = async () => (await import('./BannedScreen.tsx')).BannedScreen

export function LoginPage() {
  const [ban, setBan] = useState<ErrorDetails>()
  const [hasReturned, setReturned] = useState(false)
  const { Part: BannedScreen, load } = useOnDemand(importBannedScreen)
  const { redirect, step, discord } = useSearch({ from: paths.login })
  usePageTitle(ban ? m.sanctions_banned_title() : step === 'code' ? m.security_step() : m.auth_login_title())
  const session = useSession()
  const navigate = useNavigate()
  // This also leads on after logging in: the form only changes the session. Navigate starts again with every render, so
  // nothing here may follow the location: that would never end.
  if (session.status === 'signed-in')
    return <Navigate to={paths.search} href={redirect ?? paths.search} replace />

  const leaveBan = () => {
    setBan(undefined)
    setReturned(true)
  }
  if (ban && BannedScreen) return <BannedScreen ban={ban} onLeave={leaveBan} />
  const showBan = async ({ details }: ApiError) => {
    if (!(await load())) return
    setBan(details)
    // The ban has been explained: SignedOutByBan has nothing more to say, not even after a reload.
    navigate({ to: paths.login, search: { redirect }, state: {}, replace: true })
  }
  const goTo = (step: LoginStep) =>
    navigate({ to: paths.login, search: { redirect, step }, replace: step === 'expired' })
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
        artTitle={m.auth_login_art_title()}
        artText={m.auth_login_art_text()}
      >
        <CodeForm
          action={loginStepPath('code', redirect)}
          onBanned={showBan}
          onExpired={() => goTo('expired')}
        />
      </AuthLayout>
    )
  const { communityLoginUrl } = site()
  const lead = (
    <>
      {m.auth_login_new_here()}{' '}
      <TextLink asChild>
        <Link to={paths.register} search={{ redirect }}>
          {m.auth_login_sign_up()}
        </Link>
      </TextLink>
    </>
  )
  return (
    <AuthLayout
      step={hasReturned ? 1 : 0}
      title={m.auth_login_title()}
      lead={lead}
      artTitle={m.auth_login_art_title()}
      artText={m.auth_login_art_text()}
    >
      <SignedOutByBan />
      <DiscordNote outcome={discord} />
      {discord === 'banned' ? <DiscordRefusal onBanned={showBan} onCodeNeeded={() => goTo('code')} /> : null}
      <CrewAhead path={redirect} />
      {step === 'expired' ? (
        <Note tone="warn" alert>
          {m.security_step_expired()}
        </Note>
      ) : null}
      <LoginForm
        action={leadingBack(paths.login, redirect)}
        onBanned={showBan}
        onCodeNeeded={() => goTo('code')}
      />
      <Divider>{m.auth_login_or()}</Divider>
      <DiscordButton redirect={redirect} />
      <PasskeySignIn onBanned={showBan} />
      <Button asChild size="lg" block>
        <Link to={paths.search}>
          <Eye size={18} aria-hidden />
          {m.auth_login_guest()}
        </Link>
      </Button>
      {communityLoginUrl ? (
        <Note>
          {m.auth_login_community_hint()}{' '}
          <TextLink asChild>
            <ExternalLink href={communityLoginUrl}>{m.auth_login_community_link()}</ExternalLink>
          </TextLink>
        </Note>
      ) : null}
    </AuthLayout>
  )
}
