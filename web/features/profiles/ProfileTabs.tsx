import { Link } from '@tanstack/react-router'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { TabLink, TabLinks } from '#web/ui/navigation/TabLinks.tsx'
import { type ProfileTab, profileTabs } from './profile-search.ts'
import { tabLabels } from './profile-texts.ts'

interface Props {
  /** Undefined at the address of the player's own profile. */
  userId: string | undefined
  current: ProfileTab
  isOwn: boolean
  counts: Partial<Record<ProfileTab, number | undefined>>
}

export function ProfileTabs({ userId, current, isOwn, counts }: Props) {
  const tabs = profileTabs.filter((tab) => isOwn || tab !== 'settings')
  return (
    <TabLinks label={m.profiles_tabs()}>
      {tabs.map((tab) => {
        const count = counts[tab]
        const link = {
          search: { tab: tab === 'overview' ? undefined : tab },
          resetScroll: false,
          activeOptions: { exact: true, includeSearch: true },
          'aria-current': tab === current ? ('page' as const) : undefined,
        }
        const content = (
          <>
            {tabLabels[tab]()}
            {count === undefined ? null : <Badge count={count} quiet />}
          </>
        )
        return (
          <TabLink key={tab}>
            {userId === undefined ? (
              <Link to={paths.myProfile} {...link}>
                {content}
              </Link>
            ) : (
              <Link to={paths.profile} params={{ userId }} {...link}>
                {content}
              </Link>
            )}
          </TabLink>
        )
      })}
    </TabLinks>
  )
}
