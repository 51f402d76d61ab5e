import { Outlet, useChildMatches } from '@tanstack/react-router'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { NotFoundPage } from '#web/pages/NotFoundPage.tsx'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { isStaff } from '#web/session/staff.ts'
import { panelName } from '#web/shell/bars/navigation.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { AccessDenied } from './AccessDenied.tsx'
import styles from './AdminPage.module.css'
import { AdminTabs } from './AdminTabs.tsx'
import { isKind, screenAt } from './admin-tabs.ts'
import { DecideKinds } from './DecideKinds.tsx'
import { FactorGate } from './FactorGate.tsx'

/** The frame of the admin panel; the route below it shows one tab. */
export function AdminPage() {
  // The path of the route: the address may spell it in capitals.
  const path = useChildMatches().at(-1)?.fullPath
  return path === undefined ? <NotFoundPage /> : <AdminPanel path={path} />
}

function AdminPanel({ path }: { path: string }) {
  const user = useUser()
  const screen = user && isStaff(user) ? screenAt(path, user) : undefined
  const isAll = screen?.to === paths.adminDecide
  usePageTitle(isAll ? m.moderation_tab_decide() : (screen?.name() ?? m.shell_admin()))
  return (
    <RequireSignIn reason={m.moderation_sign_in()}>
      {user && isStaff(user) ? (
        <PageFrame>
          <PageTitle>{panelName(user)()}</PageTitle>
          <p className={styles.intro}>{introOf(user)}</p>
          <FactorGate>
            <AdminTabs viewer={user} path={path} />
            <div className={styles.tab}>
              {isKind(path, user) ? <DecideKinds viewer={user} /> : null}
              {screen ? <Outlet /> : <AccessDenied heading="h2" />}
            </div>
          </FactorGate>
        </PageFrame>
      ) : (
        <PageFrame narrow>
          <AccessDenied heading="h1" />
        </PageFrame>
      )}
    </RequireSignIn>
  )
}

const introOf = ({ isAdmin }: SessionUser) =>
  isAdmin ? m.moderation_intro() : m.moderation_intro_moderator()
