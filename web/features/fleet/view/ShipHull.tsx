import type { ReactNode } from 'react'
import type { ShipSize } from '#contract/fleet/fields.ts'
import styles from './ShipHull.module.css'

/** Abstract hulls, never drawings of real ships. */
const hulls: Record<ShipSize, { width: number; drawing: ReactNode }> = {
  small: {
    width: 120,
    drawing: <path d="M8 32 66 25 88 6h14l-8 20 14 6-14 6 8 20H88L66 39ZM28 30v4" />,
  },
  medium: {
    width: 160,
    drawing: (
      <path d="M8 32 40 20 52 10h36l16 14h40l10 8-10 8h-40L88 54H52L40 44ZM40 32h10M60 10V4h22v6M60 54v6h22v-6" />
    ),
  },
  large: {
    width: 180,
    drawing: (
      <path d="M10 32c0-8 10-14 26-14h14L62 8h42l12 10h22l22-8h10l-8 22 8 22h-10l-22-8h-22l-12 10H62L50 46H36c-16 0-26-6-26-14ZM30 32h14M72 8V2h22v6M72 56v6h22v-6M116 18v28" />
    ),
  },
  capital: {
    width: 220,
    drawing: (
      <path d="M6 32 34 18h30L76 6h62l12 12h36l14-8h14v44h-14l-14-8h-36l-12 12H76L64 46H34ZM34 18v28M76 6v52M138 6v52M186 18v28M90 24h34v16H90ZM46 32h14" />
    ),
  },
}

/** A decoration: the size is written next to it. */
export function ShipHull({ size }: { size: ShipSize }) {
  const { width, drawing } = hulls[size]
  return (
    <svg className={styles.hull} viewBox={`0 0 ${width} 64`} aria-hidden="true">
      {drawing}
    </svg>
  )
}
