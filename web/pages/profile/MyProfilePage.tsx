import { useSearch } from '@tanstack/react-router'
import { m } from '#texts'
import { useUser } from '#web/session/session.ts'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Profile } from './Profile.tsx'

export function MyProfilePage() {
  const { tab } = useSearch({ from: '/data/profile' })
  const user = useUser()
  return user ? <Profile id={user.id} tab={tab} /> : <SignInFirst />
}

function SignInFirst() {
  usePageTitle(m.profiles_title())
  return <RequireSignIn reason={m.profiles_sign_in()}>{null}</RequireSignIn>
}
