import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#texts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { TabLink, TabLinks } from '#web/ui/navigation/TabLinks.tsx'
import type { CrewLooks } from './crew-looks.ts'
import { MyCrewsEmpty } from './MyCrewsEmpty.tsx'
import styles from './MyCrewsSections.module.css'
import { firstFilled, type MyCrewsAnswer, type MyCrewsTab, myCrewsTabs } from './my-crews-search.ts'
import { tabWords } from './tab-words.ts'

type Props = CrewLooks & {
  crews: MyCrewsAnswer
  tab: MyCrewsTab | undefined
  when: (moment: string) => string
}

export function MyCrewsSections({ crews, tab, when, renderCrew, renderStatus }: Props) {
  // Kept, so that a crew that comes in later does not open another tab.
  const [first] = useState(() => firstFilled(crews))
  const current = tab ?? first
  const shown = crews[current]
  return (
    <>
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
              {tabWords[each].name()}
              <Badge count={crews[each].length} quiet />
            </Link>
          </TabLink>
        ))}
      </TabLinks>
      <section className={styles.section}>
        <h2 className="sr-only">{tabWords[current].name()}</h2>
        {shown.length === 0 ? (
          <MyCrewsEmpty tab={current} />
        ) : (
          <ul className={styles.grid}>
            {shown.map((crew) => (
              <li key={crew.id} className={styles.crew}>
                {current === 'applied' && crew.viewer?.application ? (
                  <p className={styles.application}>
                    {renderStatus(crew.viewer.application.status)}
                    {m.my_crews_applied_ago({ ago: when(crew.viewer.application.appliedAt) })}
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
