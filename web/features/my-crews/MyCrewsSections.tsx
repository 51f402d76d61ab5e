import { Link } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ApplicationStatus } from '#contract/applications/applications.ts'
import type { CrewSummary } from '#contract/crews/crews.ts'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import type { OwnCrews } from '#web/session/own-crews.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { TabLink, TabLinks } from '#web/ui/navigation/TabLinks.tsx'
import { MyCrewsEmpty } from './MyCrewsEmpty.tsx'
import styles from './MyCrewsSections.module.css'
import { firstFilled, type MyCrewsTab, myCrewsTabs } from './my-crews-search.ts'
import { tabTexts } from './tab-texts.ts'

type Props = {
  crews: OwnCrews
  /** Undefined: none is chosen yet. */
  tab: MyCrewsTab | undefined
  appliedText: (moment: string) => string
  // Cards, chips and times belong to other features: the page provides them.
  renderWeek: (crews: OwnCrews) => ReactNode
  renderCrew: (crew: CrewSummary) => ReactNode
  renderStatus: (status: ApplicationStatus) => ReactNode
}

export function MyCrewsSections({ crews, tab, appliedText, renderWeek, renderCrew, renderStatus }: Props) {
  // Kept in state, so that a crew that arrives later does not switch the tab.
  const [first] = useState(() => firstFilled(crews))
  const current = tab ?? first
  const shown = crews[current]
  return (
    <>
      {renderWeek(crews)}
      <TabLinks label={m.my_crews_title()}>
        {myCrewsTabs.map((each) => (
          <TabLink key={each}>
            <Link
              to={paths.myCrews}
              search={{ tab: each }}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={each === current ? 'page' : undefined}
            >
              {tabTexts[each].name()}
              <Badge count={crews[each].length} quiet />
            </Link>
          </TabLink>
        ))}
      </TabLinks>
      <section className={styles.section}>
        <h2 className="sr-only">{tabTexts[current].name()}</h2>
        {shown.length === 0 ? (
          <MyCrewsEmpty tab={current} />
        ) : (
          <ul className={styles.grid}>
            {shown.map((crew) => (
              <li key={crew.id} className={styles.crew}>
                {current === 'applied' && crew.viewer?.application?.status === 'pending' ? (
                  <p className={styles.application}>
                    {renderStatus(crew.viewer.application.status)}
                    {appliedText(crew.viewer.application.appliedAt)}
                  </p>
                ) : null}
                {crew.viewer?.waiting ? (
                  <p className={styles.application}>
                    <Hourglass size={16} aria-hidden />
                    {m.waitlists_position({ position: crew.viewer.waiting.position })}
                  </p>
                ) : null}
                <div className={styles.card}>{renderCrew(crew)}</div>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
