import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flyingLimits } from '#contract/flying/fields.ts'
import type { FlyingTimes } from '#contract/flying/flying.ts'
import { m } from '#texts'
import { formatMinutes } from '#web/features/crews/crew-formats.ts'
import { BarChart } from '#web/features/crews/flying/BarChart.tsx'
import { flyingTimesQuery } from '#web/features/crews/flying/flying.queries.ts'
import { WeekChart } from '#web/features/crews/flying/WeekChart.tsx'
import { hourName, weekdayName } from '#web/features/crews/flying/week-texts.ts'
import { seatKindLabel } from '#web/features/crews/seats/seat-texts.ts'
import { useViewerZone } from '#web/features/crews/time/use-viewer-clock.ts'
import { formatCount, languageName } from '#web/i18n/format.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Fold } from '#web/ui/display/Fold.tsx'
import { LoadingRegion } from '#web/ui/display/LoadingRegion.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Skeleton } from '#web/ui/display/Skeleton.tsx'
import { Table } from '#web/ui/display/Table.tsx'
import styles from './FlyingPage.module.css'

const { weeks, leastMissions } = flyingLimits

/** When crews fly, for everybody: pictures and the same as tables, without names. */
export function FlyingPage() {
  usePageTitle(m.flying_title())
  const zone = useViewerZone()
  const { data, error, isFetching, refetch } = useQuery(flyingTimesQuery(zone))
  return (
    <PageFrame narrow>
      <PageTitle>{m.flying_title()}</PageTitle>
      <p className={styles.subtitle}>{m.flying_subtitle({ weeks, zone })}</p>
      {data ? <Figures times={data} /> : null}
      {!data && error ? (
        <LoadProblem error={error} fallback={m.flying_failed()} retrying={isFetching} onRetry={refetch} />
      ) : null}
      {data || error ? null : (
        <LoadingRegion>
          <Skeleton height={320} radius={12} />
        </LoadingRegion>
      )}
    </PageFrame>
  )
}

const missionsText = (count: number): string => m.flying_missions({ count: formatCount(count) })

function Figures({ times }: { times: FlyingTimes }) {
  const { missions, starts, firstSeatOfDay, seats, languages, regions } = times
  const waits = firstSeatOfDay.flatMap((minutes, hour) => (minutes === null ? [] : { hour, minutes }))
  return (
    <div className={styles.figures}>
      <Figure title={m.flying_starts()} hint={starts ? missionsText(missions) : undefined} isKnown={!!starts}>
        {starts ? (
          <>
            <WeekChart counts={starts} />
            <StartsTable starts={starts} />
          </>
        ) : null}
      </Figure>
      <Figure title={m.flying_first_seat()} isKnown={waits.length > 0}>
        <BarChart
          label={m.flying_first_seat()}
          bars={waits.map(({ hour, minutes }) => ({
            key: String(hour),
            label: hourName(hour),
            value: minutes,
            text: formatMinutes(minutes),
          }))}
        />
      </Figure>
      <Figure title={m.flying_seats()} isKnown={seats.length > 0}>
        <BarChart
          label={m.flying_seats()}
          bars={seats.map(({ kind, offered, wanted }) => ({
            key: kind,
            label: seatKindLabel(kind),
            value: offered,
            second: wanted,
            text: m.flying_seats_of({ offered: formatCount(offered), wanted: formatCount(wanted) }),
          }))}
        />
      </Figure>
      <Figure title={m.crews_languages()} isKnown={languages.length > 0}>
        <BarChart
          label={m.crews_languages()}
          bars={languages.map(({ language, missions: value }) => ({
            key: language,
            label: languageName(language),
            value,
            text: missionsText(value),
          }))}
        />
      </Figure>
      <Figure title={m.crews_region()} isKnown={regions.length > 0}>
        <BarChart
          label={m.crews_region()}
          bars={regions.map(({ region, missions: value }) => ({
            key: region,
            label: m.crews_region_name({ region }),
            value,
            text: missionsText(value),
          }))}
        />
      </Figure>
    </div>
  )
}

interface FigureProps {
  title: string
  hint?: string | undefined
  isKnown: boolean
  children: ReactNode
}

/** A figure that too few missions make is not shown. */
function Figure({ title, hint, isKnown, children }: FigureProps) {
  return (
    <Panel title={title} headerEnd={hint}>
      {isKnown ? children : <p className={styles.unknown}>{m.flying_too_few({ count: leastMissions })}</p>}
    </Panel>
  )
}

function StartsTable({ starts }: { starts: readonly number[] }) {
  const rows = starts
    .map((count, hour) => ({ count, hour }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  return (
    <Fold title={m.flying_table()}>
      <Table
        caption={m.flying_starts()}
        isNarrow
        rows={rows}
        rowKey={({ hour }) => hour}
        columns={[
          {
            key: 'when',
            header: m.flying_when(),
            cell: ({ hour }) => `${weekdayName(Math.floor(hour / 24), 'long')} ${hourName(hour)}`,
          },
          { key: 'count', header: m.flying_count(), cell: ({ count }) => formatCount(count), mono: true },
        ]}
      />
    </Fold>
  )
}
