import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

export function BackToLogin() {
  return (
    <Button asChild variant="ghost" block>
      <Link to={paths.login}>
        <ArrowLeft aria-hidden />
        {m.auth_back_to_login()}
      </Link>
    </Button>
  )
}
