import type { Ship } from '#contract/fleet/fleet.ts'

/** Without case and accents. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const shownMost = 12

/** Offered before anything is typed: ships that fly with a crew, for every activity. */
const popularNames = [
  'Cutlass Black',
  'Constellation Andromeda',
  'MOLE',
  'Prospector',
  'Reclaimer',
  'Vulture',
  'Hammerhead',
  'Redeemer',
  'C2 Hercules',
  'Caterpillar',
  'Carrack',
  'Cutlass Red',
]

const popularFirst = (ships: readonly Ship[]): Ship[] => {
  const popular = popularNames.flatMap((name) => ships.filter((ship) => ship.name === name))
  return [...popular, ...ships.filter((ship) => !popular.includes(ship))]
}

const firstOf = (ships: readonly Ship[]) => ({
  shown: ships.slice(0, shownMost),
  more: Math.max(0, ships.length - shownMost),
})

/**
 * Ships with every typed word in their name, maker or role. Those whose name begins with what was typed come first;
 * before anything is typed, popular ones.
 */
export const findShips = (ships: readonly Ship[], typed: string) => {
  const text = fold(typed.trim())
  if (text === '') return firstOf(popularFirst(ships))
  const words = text.split(/\s+/)
  const matches = ships.filter(({ name, manufacturer, role }) => {
    const folded = fold(`${name} ${manufacturer} ${role}`)
    return words.every((word) => folded.includes(word))
  })
  const begins = ({ name }: Ship): boolean => fold(name).startsWith(text)
  return firstOf([...matches.filter(begins), ...matches.filter((ship) => !begins(ship))])
}
