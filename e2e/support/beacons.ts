import { type APIRequestContext, expect } from '@playwright/test'
import type { lightBeacon as contractLightBeacon } from '#contract/beacons/beacons.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import type { Language } from '#contract/wire/languages.ts'

type Draft = Request<typeof contractLightBeacon>['body']

/** The beacon of the player that the request context is signed in as. */
export const lightBeacon = async (request: APIRequestContext, changes: Partial<Draft> = {}) => {
  const data: Draft = {
    startsAt: null,
    minutes: 120,
    seats: ['medical'],
    activities: [],
    regions: [],
    languages: ['en'],
    fleetShipId: null,
    note: '',
    audience: 'everyone',
    ...changes,
  }
  const answer = await request.put('/api/account/beacon', { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The player's only language, which no other test's crews are in: those of others are not among the best. */
export const speak = async (request: APIRequestContext, language: Language) => {
  const answer = await request.put('/api/auth/profile', { data: { preferredLanguages: [language] } })
  expect(answer.status(), await answer.text()).toBe(200)
}
