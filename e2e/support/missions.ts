import { type APIRequestContext, expect } from '@playwright/test'
import { joinCrew, postCrew } from './crews.ts'

/** Makes the one who is signed in with `member` a member of a new crew of `leader`, and flies its mission. */
export const flyMission = async (leader: APIRequestContext, member: APIRequestContext, title: string) => {
  const crew = await postCrew(leader, { title })
  await joinCrew(leader, member, crew.id)
  for (const move of ['start', 'complete']) {
    const answer = await leader.post(`/api/crew/${crew.id}/${move}`)
    expect(answer.status(), await answer.text()).toBe(200)
  }
  return crew
}
