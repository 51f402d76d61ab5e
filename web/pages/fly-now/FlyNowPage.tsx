import { useNavigate, useSearch } from '@tanstack/react-router'
import { type SeatKind, seatKinds } from '#contract/crews/seats.ts'
import { m } from '#texts'
import { seatsText } from '#web/features/crews/beacons/beacon-texts.ts'
import { LightUp } from '#web/features/crews/beacons/LightUp.tsx'
import { useSeatsNow } from '#web/features/crews/beacons/seats-now.queries.ts'
import { seatKindLabel } from '#web/features/crews/seats/seat-texts.ts'
import { paths } from '#web/paths.ts'
import { LoadProblem } from '#web/problems/LoadProblem.tsx'
import { useOwnBeaconQuery } from '#web/session/own-beacon.ts'
import { PageFrame } from '#web/shell/PageFrame.tsx'
import { PageTitle } from '#web/shell/PageTitle.tsx'
import { RequireSignIn } from '#web/shell/RequireSignIn.tsx'
import { usePageTitle } from '#web/shell/use-page-title.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { NativeSelect } from '#web/ui/fields/NativeSelect.tsx'
import { LoadingRegion } from '#web/ui/loading/LoadingRegion.tsx'
import { Skeleton } from '#web/ui/loading/Skeleton.tsx'
import styles from './FlyNowPage.module.css'
import { SeatNowRow } from './SeatNowRow.tsx'

export function FlyNowPage() {
  usePageTitle(m.fly_now_title())
  return (
    <RequireSignIn reason={m.fly_now_sign_in()}>
      <PageFrame narrow>
        <FlyNow />
      </PageFrame>
    </RequireSignIn>
  )
}

/** The beacon's seats, or the one that the address names. */
const wantedSeats = (seat: SeatKind | undefined, ofBeacon: readonly SeatKind[]): readonly SeatKind[] => {
  if (seat === 'any') return []
  return seat === undefined ? ofBeacon : [seat]
}

/** The best seats within the hour, one click each; below, the beacon for players who find none. */
function FlyNow() {
  const { seat } = useSearch({ from: '/data/fly-now' })
  const navigate = useNavigate({ from: paths.flyNow })
  const { data: own, isError: isBeaconMissing } = useOwnBeaconQuery()
  const ofBeacon = own?.beacon?.seats ?? []
  const { data, error, isFetching, refetch } = useSeatsNow(wantedSeats(seat, ofBeacon), {
    enabled: own !== undefined || isBeaconMissing,
  })
  const results = () => {
    if (data?.length === 0) return <p className={styles.none}>{m.fly_now_none()}</p>
    if (data) {
      return (
        <ul>
          {data.map((each, index) => (
            <SeatNowRow key={each.crew.id} seat={each} isFirst={index === 0} />
          ))}
        </ul>
      )
    }
    if (error) {
      return (
        <div className={styles.state}>
          <LoadProblem error={error} fallback={m.fly_now_failed()} retrying={isFetching} onRetry={refetch} />
        </div>
      )
    }
    return (
      <LoadingRegion className={styles.state}>
        <Skeleton height={200} />
        <Skeleton height={200} />
        <Skeleton height={200} />
      </LoadingRegion>
    )
  }
  return (
    <>
      <div className={styles.head}>
        <div>
          <PageTitle>{m.fly_now_title()}</PageTitle>
          <p className={styles.subtitle}>{m.fly_now_subtitle()}</p>
        </div>
        <Field label={m.fly_now_seat()} className={styles.seat}>
          <NativeSelect
            value={seat ?? ''}
            onChange={({ target }) =>
              navigate({
                search: { seat: seatKinds.find((kind) => kind === target.value) },
                replace: true,
                resetScroll: false,
              })
            }
          >
            <option value="">{seatsText(ofBeacon)}</option>
            {seatKinds
              .filter((kind) => kind !== 'any' || ofBeacon.length > 0)
              .map((kind) => (
                <option key={kind} value={kind}>
                  {seatKindLabel(kind)}
                </option>
              ))}
          </NativeSelect>
        </Field>
      </div>
      <section className={styles.sheet} aria-label={m.fly_now_title()}>
        {results()}
        {data || error ? <LightUp isOnlyWay={data?.length === 0} /> : null}
      </section>
    </>
  )
}
