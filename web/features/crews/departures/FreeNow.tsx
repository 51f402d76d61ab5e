import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { freeText } from '#web/features/crews/beacons/beacon-texts.ts'
import { freePlayerCountQuery } from '#web/features/crews/beacons/free-count.queries.ts'
import { paths } from '#web/paths.ts'
import { BeaconMark } from '#web/ui/drawings/BeaconMark.tsx'
import styles from './FreeNow.module.css'

/** How many are free. Undefined until it is known, and while no one is. */
export const useFreeNow = () => {
  const { data } = useQuery(freePlayerCountQuery())
  return data && data.total > 0 ? data : undefined
}

/** The other side of the board, as the last departure. */
export function FreeNow({ count }: { count: NonNullable<ReturnType<typeof useFreeNow>> }) {
  return (
    <Link to={paths.players} className={styles.row}>
      <BeaconMark lit size={30} />
      <b className={styles.text}>{freeText(count)}</b>
      <ArrowRight size={16} aria-hidden />
    </Link>
  )
}
