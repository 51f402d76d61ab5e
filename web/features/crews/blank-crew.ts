import type { CrewDetails } from '#contract/crews/crews.ts'
import { crewDraft } from '#contract/crews/drafts.ts'

/** A draft needs these three; the rest has a default. */
const { scheduledFor, shipRequired, experienceRequired, ...defaults } = crewDraft.parse({
  title: 'Title',
  description: 'Description',
  activity: 'social',
})

/** An open crew with nothing filled in: the preview of a new post starts from it, and so do tests. */
export const blankCrew: CrewDetails = {
  ...defaults,
  id: 0,
  title: '',
  description: '',
  activity: 'crew_search',
  primaryLanguage: 'en',
  timezone: 'UTC',
  authorId: 0,
  authorName: '',
  authorHandle: '',
  authorOrganisation: null,
  authorImage: null,
  authorReputation: { averageRating: 0, totalRatings: 0 },
  currentCrewSize: 1,
  missionStatus: 'open',
  displayStatus: 'open',
  givesAtOnce: false,
  expired: false,
  cancelReason: null,
  isHidden: false,
  scheduledTime: null,
  startedAt: null,
  completedAt: null,
  endedAt: null,
  cancelledAt: null,
  shipSize: shipRequired,
  shipName: null,
  experienceLevel: experienceRequired,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  members: [],
  ships: [],
  roles: [],
  authorRecord: null,
  series: null,
}
