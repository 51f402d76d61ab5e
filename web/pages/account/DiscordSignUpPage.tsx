import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { m } from '#texts'
import { AuthLayout } from '#web/features/auth/AuthLayout.tsx'
import { DiscordButton } from '#web/features/auth/sign-in/DiscordButton.tsx'
import { DiscordSignUpForm } from '#web/features/auth/sign-up/DiscordSignUpForm.tsx'
import { discordSignUpQuery } from '#web/features/auth/sign-up/discord-sign-up.ts'
import { CrewAhead } from '#web/features/crews/CrewAhead.tsx'
import { paths } from '#web/paths.ts'
import { FormProblem } from '#web/problems/FormProblem.tsx'
import { useSession } from '#web/session/session.ts'
import { storeNotice } from '#web/shell/notice.ts'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Note } from '#web/ui/display/Note.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import { SignInInstead } from './SignInInstead.tsx'

const signInMethodSettings = `${paths.settingsSignIn}#ways`

/** A visitor who has come back from Discord and has no account here yet. */
export function DiscordSignUpPage() {
  const { redirect } = useSearch({ from: paths.registerDiscord })
  const session = useSession()
  const { data: known, error } = useQuery(discordSignUpQuery())
  usePageTitle(m.auth_register_page())
  if (session.status === 'signed-in')
    return <Navigate to={paths.search} href={redirect ?? paths.search} replace />
  const leadBack = () => {
    storeNotice('registered')
    location.assign(redirect ?? paths.search)
  }
  return (
    <AuthLayout
      title={known ? m.discord_sign_up_title() : m.discord_sign_up_pending_title()}
      lead={
        known ? m.discord_sign_up_lead({ name: known.discordName }) : <SignInInstead redirect={redirect} />
      }
      artTitle={m.auth_register_art_title()}
      artText={m.auth_register_art_text()}
    >
      <CrewAhead path={redirect} />
      {known?.isEmailTaken && known.email ? (
        <Note tone="info">
          <p>{m.discord_sign_up_taken({ email: known.email })}</p>
          <Button asChild size="sm">
            <Link to={paths.login} search={{ redirect: signInMethodSettings }}>
              {m.discord_sign_up_taken_link()}
            </Link>
          </Button>
        </Note>
      ) : null}
      {known ? <DiscordSignUpForm known={known} onRegistered={leadBack} /> : null}
      {error ? (
        <>
          <FormProblem error={error} fallback={m.discord_sign_up_load_failed()} />
          <DiscordButton redirect={redirect} />
        </>
      ) : null}
      {known || error ? null : (
        <LoadingRegion>
          <Skeleton height={320} radius={8} />
        </LoadingRegion>
      )}
    </AuthLayout>
  )
}
