import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { currentLocale } from '#web/i18n/language.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/session.ts'
import { useEntrance } from '#web/session/use-entrance.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

/** To the board in the reader's language, where a search is saved: early visitors get a notice of the first crews. */
export function TellFirst() {
  const user = useUser()
  const entrance = useEntrance()
  const spoken = user?.preferredLanguages ?? []
  const languages = spoken.length > 0 ? [...spoken] : [currentLocale()]
  return (
    <Button asChild>
      {user ? (
        <Link to={paths.search} search={{ languages }}>
          {m.home_tell_first()}
        </Link>
      ) : (
        <Link to={entrance} search={{ redirect: `${paths.search}?languages=${languages.join(',')}` }}>
          {m.home_tell_first()}
        </Link>
      )}
    </Button>
  )
}
