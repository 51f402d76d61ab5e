/** The demo's admin and moderator. */
import { type APIRequestContext, expect } from '@playwright/test'

export const admin = 'Dispatch'
export const moderator = 'Hexwrench'

export const signInAs = async (request: APIRequestContext, username: typeof admin | typeof moderator) => {
  const answer = await request.post('/api/auth/login', { data: { username, password: 'fly-safe-42' } })
  expect(answer.status(), await answer.text()).toBe(200)
}
