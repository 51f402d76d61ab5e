import * as z from 'zod/mini'
import { sessionUser } from '../users/users.ts'
import { endpoint } from '../wire/endpoint.ts'
import { profileChanges } from './changes.ts'

export const ownProfile = z.extend(sessionUser, {
  bio: z.string(),
  /** A moderator has seen that the citizen id is theirs. */
  isHandleVerified: z.boolean(),
})
export type OwnProfile = z.output<typeof ownProfile>

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
export const updateProfile = endpoint({
  ...updateOwnProfile,
  name: 'updateProfile',
  method: 'PUT',
  path: '/profile',
})
