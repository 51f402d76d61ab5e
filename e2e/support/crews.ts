import { type APIRequestContext, expect } from '@playwright/test'
import type { CrewDetails } from '#contract/crews/crews.ts'
import type { CrewDraftInput } from '#contract/crews/drafts.ts'

/** A post made over the API, by the player that the request context is signed in as. */
export const postCrew = async (
  request: APIRequestContext,
  changes: Partial<CrewDraftInput> = {},
): Promise<CrewDetails> => {
  const answer = await request.post('/api/crew', {
    data: {
      title: 'A crew for the test',
      description: 'Meet at the hangar.',
      activity: 'mining',
      primaryLanguage: 'en',
      ...changes,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

/** A start, as a post takes it. */
export const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString()

/** Makes the one who is signed in with `member` a member of this crew of `leader`. */
export const joinCrew = async (leader: APIRequestContext, member: APIRequestContext, crewId: number) => {
  const data = { message: 'Me', availability: 'sofort', experience: 'experte' }
  const { id } = await (await member.post(`/api/crew/${crewId}/apply`, { data })).json()
  const url = `/api/crew/${crewId}/applications/${id}`
  const answer = await leader.put(url, { data: { status: 'accepted' } })
  expect(answer.status(), await answer.text()).toBe(200)
}
