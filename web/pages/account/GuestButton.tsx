import { Link } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

/** For visitors who neither sign in nor sign up. */
export function GuestButton() {
  return (
    <Button asChild size="lg" variant="ghost" block>
      <Link to={paths.search}>
        <Eye size={18} aria-hidden />
        {m.auth_login_guest()}
      </Link>
    </Button>
  )
}
