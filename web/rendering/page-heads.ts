/** Which head a rendered page has. */
import type { QueryClient } from '@tanstack/react-query'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { PlayerProfile } from '#contract/profiles/players.ts'
import type { Site } from '#contract/wire/site.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { currentSession } from '#web/api/session-store.ts'
import { readBoardSearch } from '#web/features/crews/board/board-search.ts'
import { crewHead } from '#web/head/crew-head.ts'
import type { PageHead } from '#web/head/page-head.ts'
import { profileHead } from '#web/head/profile-head.ts'
import { boardHead, homeHead, legalHead, plainHead } from '#web/head/site-heads.ts'
import { paths } from '#web/paths.ts'
import { readSearch } from '#web/search-params.ts'

interface HeadRequest {
  readonly url: URL
  /** As the page itself gives it. */
  readonly title: string
  readonly client: QueryClient
  readonly publicUrl: string
  readonly site: Site
}

type HeadOf = (request: HeadRequest, id: number) => PageHead | undefined

const legal =
  (page: Parameters<typeof legalHead>[0]): HeadOf =>
  ({ url, site }) => {
    const isTranslated = url.searchParams.get('translation') === 'en'
    return legalHead(page, { translation: isTranslated ? 'en' : undefined, operator: site })
  }

const playerZone = (): string | undefined => {
  const session = currentSession()
  return session.status === 'signed-in' ? session.user.timezone : undefined
}

const heads: readonly (readonly [path: string, head: HeadOf])[] = [
  [paths.home, () => homeHead()],
  [paths.search, ({ url }) => boardHead(readBoardSearch(readSearch(url.search)), playerZone())],
  [
    paths.crew,
    ({ client, publicUrl }, id) => {
      const crew = client.getQueryData<CrewDetails>(queryKeys.crew(id))
      return crew && crewHead(crew, { publicUrl })
    },
  ],
  [
    paths.profile,
    ({ client, publicUrl }, id) => {
      const player = client.getQueryData<PlayerProfile>([...queryKeys.player(id), 'profile'])
      return player && profileHead(player, { publicUrl })
    },
  ],
  [paths.impressum, legal('impressum')],
  [paths.privacy, legal('privacy')],
  [paths.terms, legal('terms')],
  [paths.rules, legal('rules')],
]

/** A page about something that is not there has a plain one. */
export const headOf = (request: HeadRequest): PageHead => {
  const path = request.url.pathname.replace(/(?<=.)\/$/, '')
  for (const [pattern, head] of heads) {
    const match = new RegExp(`^${pattern.replace(/\$\w+/, '(\\d+)')}$`).exec(path)
    const found = match && head(request, Number(match[1]))
    if (found) return found
  }
  return plainHead(request.title)
}
