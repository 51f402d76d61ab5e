/** The places of the game, to choose from. A post can name any other place too. */
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'

export const location = z.object({
  name: z.string(),
  /** The planet, moon or asteroid that it is on or near; for others the system. */
  body: z.string(),
  system: z.string(),
})
export type Location = z.output<typeof location>

export const listLocations = endpoint({
  name: 'listLocations',
  method: 'GET',
  path: '/locations',
  access: 'public',
  token: 'read',
  summary: 'List the places of the game with the body and the star system that they are in',
  status: 200,
  response: z.array(location),
  errors: [],
})
