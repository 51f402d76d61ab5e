import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'

/** Above a form to sign up, for those who have an account. */
export function SignInInstead({ redirect }: { redirect: string | undefined }) {
  return (
    <>
      {m.auth_register_on_board()}{' '}
      <TextLink asChild>
        <Link to={paths.login} search={{ redirect }}>
          {m.auth_register_log_in()}
        </Link>
      </TextLink>
    </>
  )
}
