import * as z from 'zod/mini'
import { citizenId, displayName } from './user-names.ts'
import { playtimeList, preferredLanguages, sessionUser } from './users.ts'
import { endpoint } from './wire/endpoint.ts'
import { text } from './wire/text.ts'
import { timezone } from './wire/timezones.ts'

export const ownProfile = z.extend(sessionUser, { bio: z.string() })
export type OwnProfile = z.output<typeof ownProfile>

/** Fields that are absent stay as they are. */
export const profileChanges = z.partial(
  z.object({
    displayName,
    bio: text(1000),
    citizenId,
    preferredLanguages,
    timezone,
    playtimes: playtimeList,
  }),
)
export type ProfileChanges = z.output<typeof profileChanges>

export const getOwnProfile = endpoint({
  name: 'getOwnProfile',
  method: 'GET',
  path: '/auth/profile',
  access: 'member',
  summary: 'Get your profile with your email address',
  status: 200,
  response: ownProfile,
  errors: [],
})

export const updateOwnProfile = endpoint({
  name: 'updateOwnProfile',
  method: 'PUT',
  path: '/auth/profile',
  access: 'member',
  summary: 'Edit your profile',
  body: profileChanges,
  status: 200,
  response: ownProfile,
  errors: [],
})

/** The same as `updateOwnProfile`, at the path that the profile screen uses. */
export const updateProfile = endpoint({ ...updateOwnProfile, name: 'updateProfile', path: '/profile' })
