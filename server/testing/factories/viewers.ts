import type { Viewer } from '#server/context.ts'

/** A signed-in player, for rules that only need to know who asks. */
export const testViewer = (id: number): Viewer => ({
  id,
  userRole: 'citizen',
  name: `Player ${id}`,
  timezone: 'UTC',
  sessionId: id,
  joinedAt: new Date('2026-01-01T00:00:00Z'),
})
