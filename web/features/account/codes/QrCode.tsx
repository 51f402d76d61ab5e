import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** Modules that readers need around it. */
const border = 4

/** Drawn here, so that the secret in it goes to no one else. Dark on light in every theme: not all readers know the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className={styles.light} width={size} height={size} />
      <path className={styles.dark} d={modules.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
