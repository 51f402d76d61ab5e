/** The data of the pages that the server renders. */
import type { QueryClient } from '@tanstack/react-query'
import { queryClient } from '#web/api/query-client.ts'
import { currentSession, currentUser } from '#web/api/session-store.ts'
import { applicationsQuery, roleApplicationsQuery } from '#web/features/applications/applications.queries.ts'
import { freePlayerCountQuery } from '#web/features/crews/beacons/free-count.queries.ts'
import { boardQuery, windowsQuery } from '#web/features/crews/board/board-query.ts'
import { type BoardSearch, guestSearch } from '#web/features/crews/board/board-search.ts'
import { crewQuery, crewsQuery, preloadCrew, windowCountsQuery } from '#web/features/crews/crews.queries.ts'
import { departuresQuery } from '#web/features/crews/departures/departures.queries.ts'
import { flyingTimesQuery } from '#web/features/crews/flying/flying.queries.ts'
import { chatQuery, commentsQuery } from '#web/features/discussions/discussions.queries.ts'
import { fleetQuery, shipsQuery } from '#web/features/fleet/fleet.queries.ts'
import { logQuery } from '#web/features/logs/logs.queries.ts'
import { blocksQuery } from '#web/features/messages/blocks/blocks.queries.ts'
import { type ProfileTab, shownTab } from '#web/features/profiles/profile-search.ts'
import {
  missionsQuery,
  playerQuery,
  reputationQuery,
  statisticsQuery,
} from '#web/features/profiles/profiles.queries.ts'
import { searchesQuery } from '#web/features/searches/searches.queries.ts'
import { settlementQuery } from '#web/features/settlements/settlements.queries.ts'
import { homepageStatsQuery } from '#web/features/stats/stats.queries.ts'
import { suggestionsQuery } from '#web/features/suggestions/suggestions.queries.ts'
import { waitlistQuery } from '#web/features/waitlists/waitlists.queries.ts'
import { zoneOrBrowserZone } from '#web/i18n/known-zones.ts'
import { CrewAhead, CrewBeside } from '#web/pages/account/crew-beside.ts'
import { LeaderSections } from '#web/pages/crew/lazy-leader-sections.ts'
import { PlayerSections } from '#web/pages/crew/lazy-player-sections.ts'
import { crewInPath, idInAddress } from '#web/paths.ts'
import { ownBeaconQuery } from '#web/session/own-beacon.ts'
import { fleetOf } from '#web/session/own-fleet.ts'
import { ownWarningsQuery } from '#web/session/own-warnings.ts'
import { unreadCountsQuery } from '#web/session/unread-counts.ts'
import { weekHoursQuery } from '#web/session/use-week-hours.ts'

type Requests = readonly (Promise<unknown> | undefined | false)[]

const isOnServer = typeof document === 'undefined'

/**
 * The server waits for the data. The browser only requests it: the page is shown immediately, with what is cached or with
 * a skeleton. A failure is left to the page, which shows it.
 */
const load = (request: (client: QueryClient) => Requests): Promise<void> | undefined => {
  const loaded = Promise.allSettled(request(queryClient()))
  return isOnServer ? loaded.then(() => undefined) : undefined
}

/** What every page shows. */
export const loadShell = () =>
  load((client) =>
    currentUser()
      ? [client.ensureQueryData(unreadCountsQuery()), client.ensureQueryData(ownBeaconQuery())]
      : [],
  )

export const loadHome = () =>
  load((client) => [
    client.ensureQueryData(departuresQuery()),
    client.ensureQueryData(homepageStatsQuery()),
    client.ensureQueryData(freePlayerCountQuery()),
  ])

export const loadFlying = () =>
  load((client) => [client.ensureQueryData(flyingTimesQuery(zoneOrBrowserZone(currentUser()?.timezone)))])

/** What guests see of who is free; the browser requests the rest, which changes by the minute. */
export const loadPlayers = () =>
  load((client) => [!currentUser() && client.ensureQueryData(freePlayerCountQuery())])

export const loadBoard = ({ deps: search }: { deps: BoardSearch }) =>
  load((client) => {
    const user = currentUser()
    const zone = zoneOrBrowserZone(user?.timezone)
    const shown = currentSession().status === 'signed-out' ? guestSearch(search) : search
    return [
      client.ensureQueryData(crewsQuery(boardQuery(shown, zone))),
      client.ensureQueryData(windowCountsQuery(windowsQuery(shown, zone))),
      search.ship !== undefined && client.ensureQueryData(shipsQuery()),
      user && client.ensureQueryData(weekHoursQuery()),
      user && client.ensureQueryData(searchesQuery()),
    ]
  })

/** What players see besides, those who lead most of all, and what was left of a completed mission. */
const loadForCrew = async (client: QueryClient, id: number): Promise<unknown> => {
  const { viewer, displayStatus } = await client.ensureQueryData(crewQuery(id))
  const user = currentUser()
  const forAll = [
    displayStatus === 'completed' && client.ensureQueryData(logQuery(id)),
    (viewer?.isMember || viewer?.canLead) && client.ensureInfiniteQueryData(chatQuery(id)),
    (viewer?.hasSettlement || viewer?.can.settle) && client.ensureQueryData(settlementQuery(id)),
    user && viewer?.can.bringShip && client.ensureQueryData(fleetOf(user.id)),
  ]
  if (!viewer?.canLead) return Promise.allSettled(forAll)
  return Promise.allSettled([
    ...forAll,
    LeaderSections.preload(),
    viewer.hasWaitlist && client.ensureQueryData(waitlistQuery(id)),
    client.ensureQueryData(applicationsQuery(id)),
    client.ensureQueryData(roleApplicationsQuery(id)),
    viewer.canEdit && displayStatus !== 'full' && client.ensureQueryData(suggestionsQuery(id)),
  ])
}

/** The server has all of them ready before the first player comes. */
const sectionsAhead = (isPlayer: boolean): Requests =>
  isOnServer ? [PlayerSections.preload(), LeaderSections.preload()] : [isPlayer && PlayerSections.preload()]

/** Pointing at a link preloads it. */
export const loadCrew = ({ params, preload }: { params: { id: string }; preload: boolean }) =>
  load((client) => {
    const id = idInAddress(params.id)
    if (id === undefined) return []
    const user = currentUser()
    return [
      preload ? preloadCrew(client, id) : loadForCrew(client, id),
      client.ensureInfiniteQueryData(commentsQuery(id)),
      user && client.ensureQueryData(weekHoursQuery()),
      user && client.ensureQueryData(ownWarningsQuery()),
      ...sectionsAhead(user !== undefined),
    ]
  })

/** The crew that a visitor goes back to after signing in. */
export const loadCrewAhead = ({ deps }: { deps: { redirect?: string | undefined } }) =>
  load((client) => {
    const id = crewInPath(deps.redirect)
    if (id === undefined) return []
    return [client.ensureQueryData(crewQuery(id)), CrewAhead.preload(), CrewBeside.preload()]
  })

interface ProfileAddress {
  readonly params: { readonly userId: string }
  readonly deps: { readonly tab: ProfileTab | undefined }
}

export const loadProfile = ({ params, deps }: ProfileAddress) =>
  load((client) => {
    const id = idInAddress(params.userId)
    if (id === undefined) return []
    const user = currentUser()
    const tab = shownTab(deps.tab, user?.id === id)
    return [
      client.ensureQueryData(playerQuery(id)),
      client.ensureQueryData(statisticsQuery(id)),
      client.ensureQueryData(fleetQuery(id)),
      ['overview', 'ratings'].includes(tab) && client.ensureQueryData(reputationQuery(id)),
      ['overview', 'missions'].includes(tab) && client.ensureQueryData(missionsQuery(id)),
      user && user.id !== id && client.ensureQueryData(blocksQuery()),
    ]
  })
