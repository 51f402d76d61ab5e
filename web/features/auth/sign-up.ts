import { register } from '#contract/auth/new-passwords.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { call } from '#web/api/call.ts'
import { storeUser } from '#web/api/session-store.ts'

/** Signs up and in. The next page is a full page load, which restores the session by itself. */
export const signUp = async (form: Request<typeof register>['body']): Promise<void> => {
  const { user } = await call(register, { body: form })
  storeUser(user)
}
