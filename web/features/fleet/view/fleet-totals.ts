const shownRoles = 3

/** How many ships have each role, the most frequent roles first, and how many have one of the others. */
export const countRoles = (roles: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const role of roles) counts.set(role, (counts.get(role) ?? 0) + 1)
  const sorted = [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
  const shown = sorted.slice(0, shownRoles)
  return { roles: shown, others: roles.length - shown.reduce((sum, { count }) => sum + count, 0) }
}

const compactCount = 4

/** The first four ships, and how many there are besides. */
export const compactFleet = <Ship>(ships: readonly Ship[]) => ({
  shown: ships.slice(0, compactCount),
  more: Math.max(0, ships.length - compactCount),
})
