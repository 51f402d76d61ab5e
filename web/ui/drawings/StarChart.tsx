const centre = 620
const rings = [130, 220, 310, 400, 490, 580]
const ticks = 96
const outer = 580

const tick = (index: number): string => {
  const angle = (index / ticks) * 2 * Math.PI
  const at = (radius: number) =>
    `${(centre + radius * Math.cos(angle)).toFixed(1)} ${(centre + radius * Math.sin(angle)).toFixed(1)}`
  return `M${at(outer)}L${at(outer + (index % 6 === 0 ? 14 : 6))}`
}

const scale = Array.from({ length: ticks }, (_, index) => tick(index)).join('')

/** The rings of a star chart, as a backdrop. The class says where it lies. */
export function StarChart({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1240 1240" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeOpacity=".38">
        {rings.map((radius, index) => (
          <circle
            key={radius}
            cx={centre}
            cy={centre}
            r={radius}
            strokeDasharray={index % 2 === 0 ? undefined : '2 7'}
          />
        ))}
        <path d={scale} />
      </g>
      <circle cx={centre} cy={centre} r="26" fill="currentColor" fillOpacity=".18" />
    </svg>
  )
}
