import { Link, useLocation } from '@tanstack/react-router'
import { m } from '#texts'
import { ApiError } from '#web/api/api-error.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'

/** If the session ended while writing: a link to sign in and come back here. */
export function SignInAgain({ problem }: { problem: unknown }) {
  const href = useLocation({ select: (location) => location.href })
  if (!(problem instanceof ApiError) || problem.status !== 401) return null
  return (
    <>
      {m.applications_signed_out()}{' '}
      <TextLink asChild>
        <Link to={paths.login} search={{ redirect: href }}>
          {m.applications_sign_in_again()}
        </Link>
      </TextLink>
    </>
  )
}
