import { Outlet, useChildMatches } from '@tanstack/react-router'
import type { SessionUser } from '#contract/users/users.ts'
import { m } from '#texts'
import { NotFoundPage } from '#web/pages/NotFoundPage.tsx'
import { useUser } from '#web/session/session.ts'
import { isStaff } from '#web/session/staff.ts'
import { panelName } from '#web/shell/navigation.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { AccessDenied } from './AccessDenied.tsx'
import styles from './AdminPage.module.css'
import { AdminTabs } from './AdminTabs.tsx'
import { tabsOf } from './admin-tabs.ts'
import { FactorGate } from './FactorGate.tsx'

/** The frame of the admin panel; the route below it shows one tab. */
export function AdminPage() {
  // The path of the route: the address may spell it in capitals.
  const path = useChildMatches().at(-1)?.fullPath
  return path === undefined ? <NotFoundPage /> : <AdminPanel path={path} />
}

function AdminPanel({ path }: { path: string }) {
  const user = useUser()
  const tab = user && isStaff(user) ? tabsOf(user).find(({ to }) => to === path) : undefined
  usePageTitle(tab?.name() ?? m.shell_admin())
  return (
    <RequireSignIn reason={m.moderation_sign_in()}>
      {user && isStaff(user) ? (
        <PageFrame>
          <PageTitle>{panelName(user)()}</PageTitle>
          <p className={styles.intro}>{introOf(user)}</p>
          <FactorGate>
            <AdminTabs tabs={tabsOf(user)} />
            <div className={styles.tab}>{tab ? <Outlet /> : <AccessDenied heading="h2" />}</div>
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
