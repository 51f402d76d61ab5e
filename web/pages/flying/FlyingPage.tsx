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
import { zoneCity } from '#web/i18n/zone-city.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Fold } from '#web/ui/display/Fold.tsx'
import { Panel } from '#web/ui/display/Panel.tsx'
import { Table } from '#web/ui/display/Table.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './FlyingPage.module.css'

const { weeks, leastMissions } = flyingLimits

/** When crews fly, for everyone: pictures and the same as tables, without names. */
export function FlyingPage() {
  usePageTitle(m.flying_title())
  const zone = useViewerZone()
  const { data, error, isFetching, refetch } = useQuery(flyingTimesQuery(zone))
  return (
    <PageFrame narrow>
      <PageTitle>{m.flying_title()}</PageTitle>
      <p className={styles.subtitle}>{m.flying_subtitle({ weeks, zone: zoneCity(zone) })}</p>
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

/** The figures that enough missions make. */
const known = (figures: readonly (number | null)[]): { hour: number; count: number }[] =>
  figures.flatMap((count, hour) => (count === null ? [] : { hour, count }))

const missionsText = (count: number): string => m.flying_missions({ count: formatCount(count) })

function Figures({ times }: { times: FlyingTimes }) {
  const { missions, starts, startsOfDay, firstSeatOfDay, seats, languages, regions } = times
  const waits = known(firstSeatOfDay)
  return (
    <div className={styles.figures}>
      <Figure
        title={m.flying_starts()}
        hint={missions > 0 ? missionsText(missions) : undefined}
        isKnown={known(starts).length > 0}
      >
        <WeekChart counts={starts} />
        <p className={styles.unknown}>{m.flying_left_out({ count: leastMissions })}</p>
        <StartsTable starts={starts} />
      </Figure>
      <Figure title={m.flying_starts_of_day()} isKnown={known(startsOfDay).length > 0}>
        <BarChart
          label={m.flying_starts_of_day()}
          bars={known(startsOfDay).map(({ hour, count }) => ({
            key: String(hour),
            label: hourName(hour),
            value: count,
            text: missionsText(count),
          }))}
        />
      </Figure>
      <Figure title={m.flying_first_seat()} isKnown={waits.length > 0}>
        <BarChart
          label={m.flying_first_seat()}
          bars={waits.map(({ hour, count: minutes }) => ({
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

function StartsTable({ starts }: { starts: readonly (number | null)[] }) {
  const rows = known(starts).toSorted((one, other) => other.count - one.count)
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
