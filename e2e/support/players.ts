import { type APIRequestContext, expect } from '@playwright/test'
import type { SessionUser } from '#contract/users/users.ts'
import { newWord } from '#server/testing/factories/unique-words.ts'

export interface Player {
  readonly username: string
  readonly email: string
  readonly password: string
}

export const newPlayer = (): Player => {
  const username = `pilot_${newWord()}`
  return { username, email: `${username}@crew.example`, password: 'over the Stanton rim 42' }
}

/**
 * A new player, made over the API. With `page.request` the page is signed in afterwards; with the `request`
 * fixture the browser stays a guest.
 */
export const registerPlayer = async (request: APIRequestContext): Promise<Player & { user: SessionUser }> => {
  const player = newPlayer()
  const answer = await request.post('/api/auth/register', {
    data: { ...player, timezone: 'Europe/Berlin', preferredLanguages: ['en', 'de'] },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { user } = (await answer.json()) as { user: SessionUser }
  return { ...player, user }
}
