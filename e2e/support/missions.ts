import { setTimeout } from 'node:timers/promises'
import { type APIRequestContext, expect } from '@playwright/test'
import { type RatingType, ratingLimits } from '#contract/ratings/fields.ts'
import { joinCrew, postCrew } from './crews.ts'

/** A mission that was shorter is not rated; the limits of the test server are a thousand times wider. */
export const untilRatable = () => setTimeout((ratingLimits.minutes * 60_000) / 1000)

/** Makes the one who is signed in with `member` a member of a new crew of `leader`, and flies its mission. */
export const flyMission = async (leader: APIRequestContext, member: APIRequestContext, title: string) => {
  const crew = await postCrew(leader, { title })
  await joinCrew(leader, member, crew.id)
  const run = async (move: 'start' | 'complete') => {
    const answer = await leader.post(`/api/crew/${crew.id}/${move}`)
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await run('start')
  await untilRatable()
  await run('complete')
  return crew
}

/** The other side's rating: sealed until the one under test has rated too. */
export const rateMission = async (request: APIRequestContext, id: number, type: RatingType) => {
  const answer = await request.post(`/api/crew/${id}/rate`, { data: { type, rating: 5 } })
  expect(answer.status(), await answer.text()).toBe(201)
}
