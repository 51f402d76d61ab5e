import { useNavigate } from '@tanstack/react-router'
import { m } from '#texts'
import { SessionList } from '#web/features/auth/SessionList.tsx'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { paths } from '#web/paths.ts'
import { forgetSession } from '#web/session/session.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { useToast } from '#web/ui/overlays/toast-context.ts'

export function SessionsPage() {
  usePageTitle(m.auth_sessions_title())
  const navigate = useNavigate()
  const toast = useToast()
  const zone = useViewerZone()
  const leave = () => {
    forgetSession()
    toast.show({ title: m.auth_sessions_all_ended() })
    navigate({ to: paths.home })
  }
  return (
    <RequireSignIn reason={m.auth_sessions_sign_in()}>
      <PageFrame narrow>
        <PageTitle>{m.auth_sessions_title()}</PageTitle>
        <SessionList zone={zone} onAllEnded={leave} />
      </PageFrame>
    </RequireSignIn>
  )
}
