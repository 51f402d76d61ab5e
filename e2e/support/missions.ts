import { type APIRequestContext, expect } from '@playwright/test'
import { postCrew } from './crews.ts'

/** Makes the one who is signed in with `member` a member of a new crew of `leader`, and flies its mission. */
export const flyMission = async (leader: APIRequestContext, member: APIRequestContext, title: string) => {
  const crew = await postCrew(leader, { title })
  const applied = await member.post(`/api/crew/${crew.id}/apply`, {
    data: { message: 'Me', availability: 'sofort', experience: 'experte' },
  })
  const { id } = await applied.json()
  await leader.put(`/api/crew/${crew.id}/applications/${id}`, { data: { status: 'accepted' } })
  for (const move of ['start', 'complete']) {
    const answer = await leader.post(`/api/crew/${crew.id}/${move}`)
    expect(answer.status(), await answer.text()).toBe(200)
  }
  return crew
}
