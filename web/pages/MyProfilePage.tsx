import { useSearch } from '@tanstack/react-router'
import { m } from '#texts'
import { useUser } from '#web/session/session.ts'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Profile } from './Profile.tsx'

export function MyProfilePage() {
  usePageTitle(m.profiles_title())
  const { tab } = useSearch({ from: '/data/profile' })
  const user = useUser()
  return (
    <RequireSignIn reason={m.profiles_sign_in()}>
      {user ? <Profile id={user.id} tab={tab} /> : null}
    </RequireSignIn>
  )
}
