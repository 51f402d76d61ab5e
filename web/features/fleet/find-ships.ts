import type { Ship } from '#contract/fleet/fleet.ts'

/** Without case and accents. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const shownMost = 12

/** Ships with every typed word in their name, maker or role. Those whose name begins with what was typed come first. */
export const findShips = (ships: readonly Ship[], typed: string) => {
  const text = fold(typed.trim())
  const words = text.split(/\s+/)
  const matches = ships.filter(({ name, manufacturer, role }) => {
    const folded = fold(`${name} ${manufacturer} ${role}`)
    return words.every((word) => folded.includes(word))
  })
  const begins = ({ name }: Ship): boolean => fold(name).startsWith(text)
  const ordered = [...matches.filter(begins), ...matches.filter((ship) => !begins(ship))]
  return { shown: ordered.slice(0, shownMost), more: Math.max(0, ordered.length - shownMost) }
}
